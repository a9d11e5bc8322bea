import { useQueries } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { TabLinks } from '#ui/tabs.tsx'
import { COUNTS } from './queue-query.ts'

const ONE = { page: 1, nb_page: 1 }

const QUEUES = [
  {
    to: '/moderation/courses',
    label: 'Courses',
    ask: async () => (await api('GET /api/courses/a-valider', { query: ONE })).nb,
  },
  {
    to: '/moderation/parcours',
    label: 'Parcours',
    ask: async () => (await api('GET /api/parcours/a-valider', { query: ONE })).nb,
  },
  {
    to: '/moderation/sejours',
    label: 'Séjours',
    ask: async () => (await api('GET /api/voyages/a-valider', { query: ONE })).nb,
  },
  {
    to: '/moderation/evenements',
    label: 'Évènements',
    ask: async () => (await api('GET /api/evenements/a-valider', { query: ONE })).nb,
  },
  {
    to: '/moderation/plans',
    label: 'Plans',
    ask: async () => (await api('GET /api/coaching/plan/a-valider', { query: ONE })).nb,
  },
  {
    to: '/moderation/seances',
    label: 'Séances',
    ask: async () => (await api('GET /api/coaching/tsession/a-valider', { query: ONE })).nb,
  },
  {
    to: '/moderation/signalements',
    label: 'Signalements',
    ask: async () => (await api('GET /api/signalements', { query: { ...ONE, etat: 'ouvert' } })).nb,
  },
  {
    to: '/moderation/organisateurs',
    label: 'Organisateurs',
    ask: async () => {
      const [claims, unverified] = await Promise.all([
        api('POST /api/claim/list', { body: { ...ONE, my: false, etat: 'staff' } }),
        api('GET /api/organisateurs/a-verifier', { query: ONE }),
      ])
      return claims.nb + unverified.nb
    },
  },
  {
    to: '/moderation/agences',
    label: 'Agences',
    ask: async () => (await api('GET /api/agences/a-verifier', { query: ONE })).nb,
  },
  {
    to: '/moderation/magasins',
    label: 'Magasins',
    ask: async () => (await api('GET /api/magasins/a-verifier', { query: ONE })).nb,
  },
  {
    to: '/moderation/demandes',
    label: 'Coachs et clubs',
    ask: async () =>
      (
        await api('POST /api/demandes/list', {
          body: { ...ONE, my: false, etat: 'en_attente' },
        })
      ).nb,
  },
] as const

export function ModerationNav() {
  const waiting = useQueries({
    queries: QUEUES.map(({ to, ask }) => ({ queryKey: [...COUNTS.queryKey, to], queryFn: ask })),
  })
  return (
    <TabLinks
      label="Files de l’équipe"
      links={QUEUES.map(({ to, label }, index) => ({
        to,
        label: <Waiting label={label} nb={waiting[index]?.data} />,
      }))}
    />
  )
}

function Waiting({ label, nb }: { label: string; nb: number | undefined }) {
  if (!nb) return label
  return (
    <>
      {label}
      {/* Positioning context for visually hidden text inside the scroller. */}
      <span className="chip-count relative ms-2">
        {nb.toLocaleString('fr-FR')}
        <span className="sr-only"> en attente</span>
      </span>
    </>
  )
}
