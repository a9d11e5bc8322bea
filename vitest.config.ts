import { defineConfig } from 'vitest/config'

/** Pure packages run as `unit`; what goes through the door of the server runs as `api`. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{domain,contract}/src/**/*.test.ts', 'apps/web/app/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
