/**
 * How one picture differs from another. A patch is a list of one value, which takes the place of what was there; or an
 * object whose keys name the parts that differ, each with a patch of its own, or null for a key that is gone.
 */
export type Patch = readonly [unknown] | { readonly [key: string]: Patch | null }

/** The picture that a patch makes of another; what stays the same is shared, not copied. */
export function patched<T>(before: T, patch: Patch): T {
  if (Array.isArray(patch)) return patch[0] as T
  const entries = Object.entries(patch as Record<string, Patch | null>)
  if (entries.length === 0) return before
  const after = (Array.isArray(before) ? [...before] : { ...before }) as Record<string, unknown>
  for (const [key, part] of entries) {
    if (part === null) delete after[key]
    else after[key] = patched(after[key], part)
  }
  return after as T
}
