import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  // Client loaders are a few lines: not worth a file each.
  splitRouteModules: false,
  // Routes are discovered with the links on screen, in one request after hydration: the whole table
  // would add 3 KB to each first load, and grow.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
