import { Avatar } from '#ui/avatar.tsx'
import { Badge, Ribbon } from '#ui/badge.tsx'
import { IconButton } from '#ui/button.tsx'
import { CardLink, LinkCard } from '#ui/card.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Price } from '#ui/price.tsx'
import { Gauge, Progress } from '#ui/progress.tsx'
import { type ReliefKind, reliefColors } from '#ui/relief-frame.ts'
import { ReliefImage } from '#ui/relief-image.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { WeekHead } from '#ui/week-head.tsx'
import { LONG_MOT, LONG_NOM, LONG_VILLE } from './long-words.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

const examples: {
  slug: string
  kind: ReliefKind
  title: string
  place: string
  stats: [string, string, string][]
}[] = [
  {
    slug: 'trail-des-hautes-chaumes',
    kind: 'course',
    title: 'Trail des Hautes Chaumes',
    place: 'Orbey, Haut-Rhin · dim. 14 juin 2026',
    stats: [
      ['Distance', '42', 'km'],
      ['Dénivelé', '2 140', 'm'],
      ['Épreuves', '3', ''],
    ],
  },
  {
    slug: 'boucle-du-lac-blanc',
    kind: 'parcours',
    title: 'Boucle du lac aux trois rives',
    place: 'Le Valtin, Vosges · boucle',
    stats: [
      ['Distance', '12,4', 'km'],
      ['Dénivelé', '385', 'm'],
      ['Durée', '1h25', ''],
    ],
  },
  {
    slug: 'semaine-trail-queyras',
    kind: 'sejour',
    title: 'Une semaine d’altitude',
    place: 'Queyras, Hautes-Alpes · 6 jours',
    stats: [
      ['Par jour', '18', 'km'],
      ['Dénivelé', '5 200', 'm'],
      ['Places', '4', ''],
    ],
  },
  {
    slug: 'grandes-traversees',
    kind: 'course',
    title: LONG_NOM,
    place: `${LONG_VILLE}, Marne · du 30 juin au 2 juillet 2028`,
    stats: [
      ['Distance', '171,25', 'km'],
      ['Dénivelé', '10 250', 'm'],
      ['Épreuves', '12', ''],
    ],
  },
]

export function Cards() {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {examples.map(({ slug, kind, title, place, stats }) => (
        <li className="grid" key={slug}>
          <LinkCard
            action={
              <IconButton
                className="bg-surface"
                icon="heart"
                label={`Ajouter ${title} aux envies`}
              />
            }
            media={<ReliefImage kind={kind} slug={slug} />}
          >
            <h3 className="text-xl">
              <CardLink to={`#${slug}`}>{title}</CardLink>
            </h3>
            <p className="text-ink-soft">{place}</p>
            <div className="mt-2">
              <StatRow>
                {stats.map(([label, value, unit]) => (
                  <Stat key={label} label={label} unit={unit || undefined} value={value} />
                ))}
              </StatRow>
            </div>
          </LinkCard>
        </li>
      ))}
    </ul>
  )
}

export function Reliefs() {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
      {(Object.keys(reliefColors) as ReliefKind[]).map((kind) => (
        <li className="grid gap-2" key={kind}>
          <ReliefImage
            className="aspect-[16/10] w-full rounded-card"
            kind={kind}
            slug={`exemple-${kind}`}
          />
          <span className="text-sm text-ink-soft">{kind}</span>
        </li>
      ))}
    </ul>
  )
}

export function Labels() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap gap-2.5">
        <Badge>Trail</Badge>
        <Badge icon="check" tone="success">
          Publiée
        </Badge>
        <Badge tone="info">En cours de validation</Badge>
        <Badge tone="warning">Liste d’attente</Badge>
        <Badge tone="danger">Annulée</Badge>
        <Badge icon="trophy" tone="gold">
          250 points
        </Badge>
        <Badge icon="pin">{LONG_VILLE}</Badge>
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        <Ribbon icon="alert" tone="danger">
          Course annulée&nbsp;: arrêté préfectoral, risque d’incendie.
        </Ribbon>
        <Ribbon tone="warning">Reportée du 14 au 28 juin 2026.</Ribbon>
        <Ribbon tone="info">En cours de validation&nbsp;: vous seul voyez cette page.</Ribbon>
        <Ribbon icon="check" tone="success">
          Inscriptions ouvertes jusqu’au 1er juin.
        </Ribbon>
        <Ribbon icon="eye-off" tone="neutral">
          Brouillon, non publié.
        </Ribbon>
      </div>
    </div>
  )
}

export function Numbers() {
  return (
    <SpecimenGrid>
      <Specimen name="Chiffres">
        <StatRow>
          <Stat label="Distance" size="large" unit="km" value="42,20" />
          <Stat label="Dénivelé positif" size="large" unit="m" value="2 140" />
        </StatRow>
        <StatRow>
          <Stat label="Allure" size="small" unit="min/km" value="5:42" />
          <Stat label="Ravitos" size="small" value="4" />
        </StatRow>
      </Specimen>
      <Specimen name="Prix">
        <p>
          <Price cents={3200} isFrom />
        </p>
        <p>
          <Price cents={74_900} wasCents={82_000} />
        </p>
        <p>
          <Price cents={0} />
        </p>
      </Specimen>
      <Specimen name="Jauge et avancement">
        <Gauge label="Mes points" max={10_000} value={3_420} />
        <Progress label="Formulaire rempli" value={60} />
      </Specimen>
      <Specimen name="Personnes">
        <div className="flex items-center gap-3">
          <Avatar name="Léa Marchand" size={96} />
          <Avatar name="Karim Benali" size={64} />
          <Avatar name="Agathe" />
          <Avatar name="Samir Oul" size={32} />
          <Avatar name="Paola" size={64} src="/relief/parcours/paola.svg" />
        </div>
      </Specimen>
    </SpecimenGrid>
  )
}

const rows = [
  { nom: 'Les Crêtes', distance: '42,20 km', denivele: '2 140 m', depart: '7h00', cents: 5800 },
  { nom: 'Le Balcon', distance: '21,10 km', denivele: '980 m', depart: '9h00', cents: 3200 },
  { nom: 'La Clairière', distance: '10 km', denivele: '310 m', depart: '10h30', cents: 1450 },
  { nom: LONG_MOT, distance: '171,25 km', denivele: '10 250 m', depart: '0h05', cents: 0 },
]

export function Tables() {
  return (
    <>
      <DataTable
        caption="Épreuves"
        columns={[
          { id: 'nom', header: 'Épreuve', cell: (row) => row.nom },
          { id: 'distance', header: 'Distance', cell: (row) => row.distance, isNumeric: true },
          { id: 'denivele', header: 'D+', cell: (row) => row.denivele, isNumeric: true },
          { id: 'depart', header: 'Départ', cell: (row) => row.depart, isNumeric: true },
          {
            id: 'prix',
            header: 'Prix',
            cell: (row) => <Price cents={row.cents} />,
            isNumeric: true,
          },
        ]}
        keyOf={(row) => row.nom}
        rows={rows}
      />
      <table className="data-table">
        <caption className="sr-only">Jours d’un mois</caption>
        <WeekHead />
      </table>
    </>
  )
}
