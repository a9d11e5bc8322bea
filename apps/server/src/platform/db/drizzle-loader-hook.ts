import { registerHooks } from 'node:module'

/**
 * Node 26 reparses the package.json above each module. That of drizzle-orm has 180 kB and some two
 * hundred modules: one second of start and 150 MB. Relative imports inside the package need no
 * lookup, so that this hook skips it. Import it before anything that imports drizzle-orm.
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
