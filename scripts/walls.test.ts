import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const server = 'apps/server/src'
const web = 'apps/web/app'

const FORBIDDEN = [
  ['packages/domain/src/courses/probe.ts', '@foulee/contract/shared/kit'],
  ['packages/domain/src/probe.ts', 'zod'],
  ['packages/trace/src/fit/probe.ts', '@foulee/db/connect'],
  ['packages/contract/src/courses/probe.ts', '@foulee/db/connect'],
  ['packages/db/src/tables/courses/probe.ts', '@foulee/testing/factories'],
  [`${server}/features/courses/courses/probe.ts`, '#features/courses/editions/editions.routes.ts'],
  [`${server}/features/courses/courses/probe.ts`, '../editions/editions.routes.ts'],
  [`${server}/features/courses/courses/probe.ts`, '#features/membres/session/session.commands.ts'],
  [`${server}/features/club/points/probe.ts`, '#features/site/contact/contact.feature.ts'],
  [`${server}/features/courses/courses/probe.ts`, '@foulee/testing/factories'],
  [`${server}/features/courses/courses/probe.ts`, '#test/test-app.ts'],
  [`${server}/kernel/gdpr/probe.ts`, '#features/membres/profil/profil.queries.ts'],
  [
    `${server}/kernel/search/carte/probe.ts`,
    '../../../features/courses/courses/courses.queries.ts',
  ],
  [`${server}/kernel/a-new-room/probe.ts`, '#features/courses/courses/courses.queries.ts'],
  [`${server}/platform/http/probe.ts`, '#features/membres/session/session.queries.ts'],
  [`${server}/platform/http/probe.ts`, '#kernel/services.ts'],
  [`${server}/platform/a-new-room/probe.ts`, '../../kernel/services.ts'],
  [`${web}/features/courses/courses/probe.tsx`, '../organisateurs/card.tsx'],
  [`${web}/features/courses/courses/probe.tsx`, '#features/parcours/parcours/parcours-card.tsx'],
  [`${web}/features/courses/contribution/editions/probe.tsx`, '../../courses/course-card.tsx'],
  [`${web}/features/courses/courses/probe.tsx`, '#shell/member-actions.tsx'],
  [`${web}/features/courses/courses/probe.tsx`, '@foulee/db/schema'],
  [`${web}/features/courses/shared/probe.ts`, '#shell/member-actions.tsx'],
  [`${web}/platform/session/probe.ts`, '#ui/button.tsx'],
  [`${web}/platform/a-new-room/probe.ts`, '../../kit/map/map.tsx'],
  [`${web}/ui/probe.tsx`, '#features/courses/courses/course-card.tsx'],
  [`${web}/ui/form/probe.tsx`, '#kit/editor/need.ts'],
  [`${web}/kit/editor/probe.tsx`, '#features/courses/courses/course-card.tsx'],
  [`${web}/shell/probe.tsx`, '#features/echanges/notifications/bell.tsx'],
  [`${web}/shell/probe.layout.tsx`, '../features/echanges/notifications/bell.tsx'],
  ['apps/admin/src/probe.ts', '@foulee/db/schema'],
  ['e2e/courses/probe.ts', '@foulee/db/schema'],
] as const

const ALLOWED = [
  [`${server}/features/courses/courses/probe.ts`, './courses.commands.ts'],
  [`${server}/features/courses/courses/probe.ts`, '#features/membres/session/session.queries.ts'],
  [`${server}/features/features.ts`, './courses/courses/courses.feature.ts'],
  [`${server}/kernel/gdpr/probe.ts`, '#platform/jobs/enqueue.ts'],
  [
    `${web}/features/courses/courses/probe.route.tsx`,
    '#features/parcours/parcours/parcours-card.tsx',
  ],
  [`${web}/features/courses/courses/probe.tsx`, '#ui/card.tsx'],
  [`${web}/features/courses/courses/probe.tsx`, '#features/entrainement/shared/formats.ts'],
  [`${web}/features/courses/contribution/editions/probe.tsx`, '../section-form.tsx'],
  [`${web}/shell/guard.layout.tsx`, '#features/membres/compte/verification-banner.tsx'],
  [`${server}/app.ts`, '#features/membres/session/session.queries.ts'],
] as const

type Report = { diagnostics: { location?: { path?: string | { file: string } } }[] }
type Probe = readonly [file: string, imported: string]

/** Tree with only these files and the lint rules. @returns rejected files */
async function findRejected(folder: string, probes: readonly Probe[]): Promise<Probe[]> {
  for (const name of ['biome.json', '.gitignore']) await cp(join(root, name), join(folder, name))
  const written = probes.map(([path], nth) => path.replace(/probe/, `probe-${nth}`))
  for (const [nth, [, imported]] of probes.entries()) {
    const file = join(folder, written[nth] ?? '')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `import { a } from '${imported}'\nexport const b = a\n`)
  }
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--reporter=json',
    '.',
  ]
  const run = promisify(execFile)(join(root, 'node_modules/.bin/biome'), args, { cwd: folder })
  const { stdout } = await run.catch((cause: { stdout: string }) => cause)
  const { diagnostics }: Report = JSON.parse(stdout)
  const refused = diagnostics.map(({ location }) => {
    const path = location?.path
    return typeof path === 'string' ? path : path?.file
  })
  return probes.filter((_, nth) => refused.some((item) => item?.endsWith(written[nth] ?? '')))
}

it('the linter refuses each import through a wall and lets each door open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foulee-walls-'))
  try {
    expect(await findRejected(folder, [...FORBIDDEN, ...ALLOWED])).toEqual(FORBIDDEN)
  } finally {
    await rm(folder, { recursive: true })
  }
})
