import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { createChunks } from './chunks.ts'
import { pageFiles } from './page-files.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), pageFiles(process.env.BUILD_DIR ?? 'build')],
  // Dependencies are pre-bundled at the start: found later, they cause a reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  build: {
    // No `data:` URLs, so that the CSP can stay at 'self'.
    assetsInlineLimit: 0,
    // Browsers of the `browserslist` of the root, for scripts and styles.
    target: browserslistToEsbuild(),
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: createChunks() } } } },
    },
  },
})
