import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@foulee/testing/demo'
import { makeGpx } from '@foulee/testing/trace-files'
import { isAlive } from './pages.ts'
import { type Tab, until } from './tab.ts'

type Journey = { tab: Tab; origin: string; key: string }

const LEA = 'lea@foulee.example'

const hasText = (text: string) =>
  document.body.textContent?.replace(/\s+/g, ' ').includes(text) ?? false
const isAt = (path: string) => location.pathname === path

const sees = (tab: Tab, text: string) =>
  until(`On ne lit pas « ${text} ».`, () => tab.read(hasText, text))

async function open({ tab, origin }: Journey, path: string) {
  await tab.go(origin + path)
  await until(`${path} ne répond pas.`, () => tab.read(isAlive))
}

/** Main journeys in order: each depends on the session of the first. */
export const JOURNEYS: readonly (readonly [
  name: string,
  run: (journey: Journey) => Promise<void>,
])[] = [
  [
    'on se connecte',
    async (journey) => {
      const { tab } = journey
      await open(journey, '/connexion')
      await tab.type(['input', '^Email'], LEA)
      await tab.type(['input', '^Mot de passe'], DEMO_PASSWORD)
      await tab.click(['main button[type=submit]', 'Se connecter'])
      await until('La connexion ne mène pas au fil.', () => tab.read(isAt, '/home'))
      await until('Le fil ne répond pas.', () => tab.read(isAlive))
    },
  ],
  [
    'on cherche',
    async (journey) => {
      const { tab } = journey
      await open(journey, '/recherche')
      await tab.type(['main input[type=search]', 'Course, parcours'], 'saintelyon\n')
      await sees(tab, 'SaintéLyon')
    },
  ],
  [
    'on met une course dans sa run list',
    async (journey) => {
      const { tab } = journey
      await open(journey, '/courses/saintelyon')
      await tab.click(['button', '^(Ajouter à|Dans) ma run list$'])
      await sees(tab, 'Quelle distance')
      await tab.click(['dialog label, [role=dialog] label', '.'])
      await tab.click(['button', '^C’est bon$'])
      await until('La course n’est pas dans la run list.', () => tab.read(hasText, 'ma run list'))
    },
  ],
  [
    'on écrit un message',
    async (journey) => {
      const { tab, key } = journey
      await open(journey, '/messages')
      await tab.click(['.canal-ligne', '.'])
      await tab.type(['textarea', '^Votre message'], `Bonjour de ${key}`)
      await tab.click(['button', '^Envoyer$'])
      await until('Le message n’est pas dans la discussion.', () =>
        tab.read(
          (text: string) =>
            [...document.querySelectorAll('.message')].some((element) =>
              element.textContent?.includes(text),
            ),
          `Bonjour de ${key}`,
        ),
      )
    },
  ],
  [
    'on envoie un GPX',
    async (journey) => {
      const { tab, key } = journey
      const file = join(await mkdtemp(join(tmpdir(), 'foulee-gpx-')), `tour-${key}.gpx`)
      await writeFile(file, makeGpx({ name: `Tour ${key}`, speed: 3 + key.length / 10 }))
      await open(journey, '/contribution/activites')
      await tab.choose(['input[type=file]', '^Fichiers de sorties$'], file)
      await sees(tab, `tour-${key}.gpx est dans vos sorties`)
    },
  ],
  [
    'on écrit à l’agence d’un séjour',
    async (journey) => {
      const { tab, origin } = journey
      await open(journey, '/destinations')
      const stay = await until('Aucun séjour.', () =>
        tab.read(() => {
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/sejours/"]')]
          return links.find(({ pathname }) => /^\/sejours\/[^/]+$/.test(pathname))?.pathname ?? ''
        }),
      )
      await open({ ...journey, origin }, `${stay}/contact`)
      await tab.type(['textarea', '^Message'], 'Reste-t-il une place en mai ?')
      await tab.click(['main button[type=submit]', '^Envoyer'])
      await until('Le message n’est pas parti.', () => tab.read(hasText, 'Message envoyé'))
    },
  ],
]
