import react from '@vitejs/plugin-react'
import browserslistToEsbuild from 'browserslist-to-esbuild'
import { defineConfig } from 'vite'

/** Several copies of these would not know of each other's contexts. */
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
    // Nothing is inlined as `data:`, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    // One bundle for a few people, kept by their browsers.
    chunkSizeWarningLimit: 2_000,
    // The browsers that we promise (`browserslist` of the root), for scripts and styles.
    target: browserslistToEsbuild(),
  },
})
