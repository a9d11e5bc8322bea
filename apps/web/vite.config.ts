import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'
import { aheadFiles } from './ahead-files.ts'
import { createChunks } from './chunks.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), aheadFiles(process.env.BUILD_DIR ?? 'build')],
  // Dependencies are found before the first page asks for them: found later, they reload it.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  build: {
    // Nothing is inlined as `data:`, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    // The browsers that we promise (`browserslist` of the root), for scripts and styles.
    target: browserslistToEsbuild(),
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: createChunks() } } } },
    },
  },
})
