import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOurs } from './bench.ts'

export type PublicPage = { name: string; path: string }

type Demo = { origin: string; pages: PublicPage[] }

const OTHERS = [
  '/inscription/club-et-coach',
  '/mot-de-passe-oublie',
  '/contributeur-de-parcours',
  '/lancement',
  '/club-et-coach',
  '/organisateur',
  '/agences',
  '/nous-contacter',
  '/montres',
  '/avis',
  '/cgu',
  '/aide',
  '/recherche',
  '/badge',
  '/seances-entrainement',
]

export async function withDemo<T>(use: (demo: Demo) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-bench-demo-'))
  const server = await startOurs({
    DATABASE_URL: undefined,
    DATA_DIR: folder,
    DEMO: '1',
    NODE_OPTIONS: undefined,
  })
  try {
    return await use({ origin: server.origin, pages: await findPages(server.origin) })
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function findPages(origin: string): Promise<PublicPage[]> {
  const course = await findFirst(origin, 'courses')
  const parcours = await findFirst(origin, 'parcours')
  const organisateur = await findFirst(origin, 'organisateurs')
  const plan = await findFirst(origin, 'plans')
  const seance = await findFirst(origin, 'seances')
  const sejour = await findFirst(origin, 'sejours')
  const agence = await findFirst(origin, 'agences')
  const evenement = await findFirst(origin, 'evenements')
  const magasin = await findFirst(origin, 'magasins')
  const badge = await findFirst(origin, 'badges')
  const sondage = await findFirst(origin, 'sondages')
  const actualite = await findFirst(origin, 'actualites')
  return [
    { name: 'accueil', path: '/' },
    { name: 'course', path: course },
    { name: 'parcours', path: parcours },
    { name: 'feuille de route', path: `${parcours}/feuille-de-route` },
    { name: 'calendrier', path: '/calendrier' },
    { name: 'département', path: '/calendrier/isere' },
    { name: 'itinéraires', path: '/itineraires' },
    { name: 'itinéraires, département', path: '/itineraires/isere' },
    { name: 'organisateur', path: organisateur },
    { name: 'plans d’entraînement', path: '/plans-entrainement' },
    { name: 'plan', path: plan },
    { name: 'séance', path: seance },
    { name: 'séjour', path: sejour },
    { name: 'destinations', path: '/destinations' },
    { name: 'agence', path: agence },
    { name: 'évènement', path: evenement },
    { name: 'sorties', path: '/sorties' },
    { name: 'sorties, département', path: '/sorties/isere' },
    { name: 'magasins', path: '/magasins' },
    { name: 'magasins, département', path: '/magasins/departement/isere' },
    { name: 'magasin', path: magasin },
    { name: 'badge', path: badge },
    { name: 'sondage', path: sondage },
    { name: 'actualités', path: '/actualites' },
    { name: 'actualité', path: actualite },
    { name: 'connexion', path: '/connexion' },
    { name: 'inscription', path: '/inscription' },
    { name: '/courses, en visiteur', path: '/courses' },
    ...OTHERS.map((path) => ({ name: path, path })),
  ]
}

async function findFirst(origin: string, kind: string): Promise<string> {
  const answer = await fetch(`${origin}/sitemap/${kind}-1.xml`)
  const [, url] = /<loc>([^<]+)<\/loc>/.exec(await answer.text()) ?? []
  if (url === undefined) throw new Error(`Aucune page : ${kind}`)
  return new URL(url).pathname
}
