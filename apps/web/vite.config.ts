import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|cookie|@tanstack\/(react-query|query-core))\//
/** Only lists that grow ask for these: no other page carries them. */
const FOR_LISTS =
  /ueriesObserver|use(Suspense)?Queries|nfiniteQueryObserver|use(Suspense)?InfiniteQuery|infiniteQueryOptions/
/** Pages to read have no form: what forms are made of is not for every page. */
const FORM =
  /\/app\/(form\/(?!draft\.ts)|features\/session\/auth-page|ui\/(choice|form-|password-))/
const isApp = (id: string) => /\/(app|packages)\//.test(id) && !FORM.test(id)
/** What stands around every page; a group brings along all that its modules import. */
const FRAME =
  /\/app\/(root|entry\.client|later|relay)\.|\/app\/(shell\/shell|audience\/use-|reports\/use-|features\/errors\/read-failure)|vite\/preload-helper/
const isVendor = (id: string) => VENDOR.test(id) && !FOR_LISTS.test(id)

/**
 * What every page loads comes in three files: forty small ones compress 5 % worse and cost as many
 * requests. The first changes with the dependencies only, so that it survives a release.
 */
const groups = [
  { name: 'vendor', test: isVendor, priority: 3 },
  { name: 'frame', test: FRAME, priority: 2 },
  { name: 'app', test: isApp, minShareCount: 16 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Dependencies are found before the first page asks for them: found later, they reload it.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  build: {
    // Nothing is inlined as `data:`, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
})
