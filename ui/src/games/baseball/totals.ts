/** The columns at the end of a line score: runs, hits, errors. */
export const TOTALS = ['runs', 'hits', 'errors'] as const
