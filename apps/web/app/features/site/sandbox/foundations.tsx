import { Icon, type IconName } from '#ui/icon.tsx'
import { iconPaths } from '#ui/icon-paths.ts'
import { Link } from '#ui/link.tsx'
import { Logo, LogoMark } from '#ui/logo.tsx'
import { ReliefMark } from '#ui/relief-mark.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

const colors: [name: string, ground: string, use: string][] = [
  ['paper', 'bg-paper', 'page'],
  ['surface', 'bg-surface', 'cartes, feuilles'],
  ['ink', 'bg-ink', 'texte'],
  ['ink-soft', 'bg-ink-soft', 'texte secondaire'],
  ['line', 'bg-line', 'filets'],
  ['sapin', 'bg-sapin', 'liens, sélection'],
  ['balise', 'bg-balise', 'l’action, la trace'],
  ['jaune-pr', 'bg-jaune-pr', 'badges, points'],
  ['rouge-gr', 'bg-rouge-gr', 'erreurs, annulé'],
  ['ciel', 'bg-ciel', 'eau, information'],
]

const relief = ['bg-relief-1', 'bg-relief-2', 'bg-relief-3', 'bg-relief-4', 'bg-relief-5']

export function Colors() {
  return (
    <div className="grid gap-6">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {colors.map(([name, ground, use]) => (
          <li className="grid gap-1" key={name}>
            <span className={`h-16 rounded-card border border-line ${ground}`} />
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-ink-soft">{use}</span>
          </li>
        ))}
      </ul>
      <Specimen isWide name="relief-1 à relief-5">
        <div className="flex overflow-hidden rounded-card border border-line">
          {relief.map((ground) => (
            <span className={`h-12 grow ${ground}`} key={ground} />
          ))}
        </div>
      </Specimen>
    </div>
  )
}

export function Typography() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3 font-heading font-bold">
        <p className="text-4xl">Courir loin, voir haut</p>
        <p className="text-3xl">Le sentier des crêtes, 36</p>
        <p className="text-2xl">Dix-huit courses ce mois-ci, 28</p>
        <p className="text-xl">Prochain départ à 9h00, 22</p>
      </div>
      <div className="grid max-w-prose gap-3">
        <p className="text-lg">
          Texte d’entrée à 18. Le départ est donné sur la place du village&nbsp;; les 42 kilomètres
          suivent la ligne de partage des eaux.
        </p>
        <p>
          Texte courant à 16. «&nbsp;Un beau tracé, bien balisé, avec deux ravitaillements
          complets&nbsp;»&nbsp;: l’avis de Karim, à{' '}
          <TextLink to="#typographie">lire en entier</TextLink> ou sur{' '}
          <TextLink to="https://example.org/">le site de la course</TextLink>.
        </p>
        <p className="text-sm text-ink-soft">
          Texte secondaire à 14, pour les unités et les aides.
        </p>
      </div>
      <SectionHeading
        lead="Un titre de partie, une phrase, et où voir la suite."
        more={{ to: '#typographie', label: 'Toutes les courses' }}
        title="Près de chez vous"
      />
    </div>
  )
}

export function Brand() {
  return (
    <SpecimenGrid>
      <Specimen name="Nom et marque">
        <div className="flex items-center gap-6">
          <Logo to="/sandbox" />
          <LogoMark size={64} />
        </div>
      </Specimen>
      <Specimen name="Sommet, là où il n’y a rien">
        <ReliefMark />
      </Specimen>
      <Specimen name="Liens">
        <p className="grid justify-items-start gap-2">
          <TextLink to="#marque">Dans un texte</TextLink>
          <Link className="font-semibold text-sapin hover:underline" to="/sandbox">
            Seul sur sa ligne
          </Link>
        </p>
      </Specimen>
    </SpecimenGrid>
  )
}

export const Icons = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-4">
    {(Object.keys(iconPaths) as IconName[]).map((name) => (
      <li className="grid justify-items-center gap-2 text-center text-sm" key={name}>
        <Icon name={name} size={28} />
        <span className="text-ink-soft">{name}</span>
      </li>
    ))}
  </ul>
)
