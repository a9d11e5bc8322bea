import type { resultats } from '@foulee/contract/resultats'
import { createCourse, createOrganisateur, dayFrom } from '@foulee/testing/factories'
import { createResultat, createResultats, findEpreuveOf } from '@foulee/testing/resultats'
import {
  type Examples,
  form,
  MEMBERS,
  OPEN,
  OWNED,
  VERIFIED,
  type World,
} from '../../http/examples.ts'

/** Those of one's own race; the staff may do the same. */
const MANAGERS = { ...OWNED, staff: 200 }

type Owner = { id: number }

/** An épreuve of yesterday, of a race that the owner manages. */
async function runEpreuve({ t }: World, owner: Owner): Promise<number> {
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [owner.id] })
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [{ date_debut: dayFrom(t.clock.now, -1), epreuves: [{ distance: 10_000 }] }],
  })
  return findEpreuveOf(t.db, course.id)
}

async function withResults(world: World, owner: Owner): Promise<number> {
  const epreuves_id = await runEpreuve(world, owner)
  await createResultats(world.t.db, epreuves_id, 5)
  return epreuves_id
}

const ofEpreuve = async (world: World, owner: Owner) => ({
  params: { epreuves_id: await withResults(world, owner) },
})
/** A line of the owner's race that bears the name of every member that factories make. */
const ofLine = async (world: World, owner: Owner, given = {}) => ({
  params: { id: (await createResultat(world.t.db, await runEpreuve(world, owner), given)).id },
})

const CSV = 'Place;Dossard;Nom;Prénom;Sexe;Année;Temps\n1;12;Morel;Léa;F;1990;0:41:12\n'
const file = () => new File([CSV], 'resultats.csv', { type: 'text/csv' })
const ofFile = async (world: World, owner: Owner) => ({
  params: { epreuves_id: await runEpreuve(world, owner) },
  body: form({ fichier: file(), separateur: ';' }),
})

export const resultatsExamples: Examples<keyof typeof resultats> = {
  'GET /api/resultats/{epreuves_id}': {
    who: OPEN,
    input: async (world, owner) => ({
      ...(await ofEpreuve(world, owner)),
      query: { sexe: 'f', nb_page: 2 },
    }),
  },
  'GET /api/resultats/{epreuves_id}/resume': { who: OPEN, input: ofEpreuve },
  'GET /api/resultats/{epreuves_id}/moi': { who: MEMBERS, input: ofEpreuve },
  'GET /api/resultats/{epreuves_id}/gestion': { who: MANAGERS, input: ofEpreuve },
  'GET /api/resultats/{epreuves_id}/export': { who: MANAGERS, input: ofEpreuve },
  'POST /api/resultats/{epreuves_id}/essai': { who: MANAGERS, input: ofFile },
  'POST /api/resultats/{epreuves_id}/envoi': { who: MANAGERS, input: ofFile },
  'POST /api/resultats/del': {
    who: MANAGERS,
    input: async (world, owner) => ({ body: { epreuves_id: await withResults(world, owner) } }),
  },
  'POST /api/resultats/{id}/revendiquer': {
    who: VERIFIED,
    input: async (world, owner) => ({
      ...(await ofLine(world, owner)),
      body: { motif: 'Mon nom de jeune fille.' },
    }),
  },
  'POST /api/resultats/{id}/liberer': {
    who: MANAGERS,
    input: (world, owner) => ofLine(world, owner, { users_id: owner.id }),
  },
  'POST /api/resultats/{id}/confirmer': { who: MANAGERS, input: ofLine },
  'POST /api/resultats/{id}/discretion': {
    who: MANAGERS,
    input: async (world, owner) => ({
      ...(await ofLine(world, owner)),
      body: { geste: 'initiales' },
    }),
  },
}
