import { expect, it } from 'vitest'
import { NOM_CHOICES } from '../apps/admin/src/travaux/nom-labels.ts'
import { WORKS } from '../apps/server/src/features/works.ts'

it('each kind of work has its words in the back office', () => {
  const said = NOM_CHOICES.map(({ id }) => id)
  expect(said.sort()).toEqual(WORKS.map(({ job }) => job.name).sort())
})
