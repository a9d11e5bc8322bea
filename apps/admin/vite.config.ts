import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'

/** Deduplicated: several copies would have separate React contexts. */
const ONCE = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'ra-core',
  '@tanstack/react-query',
]

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: { dedupe: ONCE },
  build: {
    outDir: process.env.BUILD_DIR ?? 'build',
    emptyOutDir: true,
    // No `data:` URLs, so that the CSP can stay at 'self'.
    assetsInlineLimit: 0,
    // One bundle for a few people, cached by their browsers.
    chunkSizeWarningLimit: 2_000,
    target: browserslistToEsbuild(),
  },
})
