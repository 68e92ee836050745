// Types are svelte-check's matter, layout is Prettier's: here is what neither of them sees.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import typescript from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default typescript.config(
  { ignores: ['node_modules/', 'src/lib/protocol.ts'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...typescript.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A handler that does nothing is how a callback says it is optional.
      '@typescript-eslint/no-empty-function': 'off',
      // Sets and maps are worked out anew from what is reactive; nothing changes them afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // The compiler reads what is ignored, and svelte-check sees the warnings that this rule does not.
      'svelte/no-unused-svelte-ignore': 'off',
      // A space that must stay is written {' '}.
      'svelte/no-useless-mustaches': 'off',
      'no-undef': 'off',
      // Pages hand a game's own view and pieces through without looking inside.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/class-literal-property-style': 'off',
    },
  },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
)
