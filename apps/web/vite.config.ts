import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page loads comes in two files: forty small ones compress 5 % worse and cost as many
 * requests. The first changes with the dependencies only, so that it survives a release.
 */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack\/(react-query|query-core))\//,
    priority: 2,
  },
  { name: 'app', test: /\/(app|packages)\//, minShareCount: 8 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Nothing is inlined as `data:`, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
