import { registerHooks } from 'node:module'

/**
 * For each module that it loads, Node 26 parses the package.json above it anew. That of drizzle-orm
 * has 180 kB and stands above some two hundred modules: a second of start and 150 MB of memory.
 * Between its own modules nothing needs it. Import this before anything that imports drizzle-orm.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (!specifier.startsWith('.') || !/\/node_modules\/drizzle-orm\/.+\.js$/.test(parentURL)) {
      return next(specifier, context)
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
