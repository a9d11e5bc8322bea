import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // What a route loads with is a few lines: not worth a file of its own.
  splitRouteModules: false,
  // Routes are learnt as their links show, in one request once the page is alive: the whole table
  // would weigh 3 KB on each first load, and more with each page that is added.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
