import type { Voyage } from '@foulee/contract/sejours/voyages'
import { cx } from '#ui/class-names.ts'
import { Fold } from '#ui/fold.tsx'
import { Icon } from '#ui/icon.tsx'

export function VoyageInclus({ voyage: { inclus, materiel } }: { voyage: Voyage }) {
  const held = inclus.filter((item) => item.inclus)
  const extra = inclus.filter((item) => !item.inclus)
  if (!inclus.length && !materiel.length) return null
  return (
    <section aria-labelledby="compris" className="grid gap-5">
      <h2 className="text-2xl" id="compris">
        Ce qui est compris
      </h2>
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-3 md:gap-y-8">
        <List icon="check" lines={held.map(({ libelle }) => libelle)} title="Dans le prix" />
        <List
          icon="minus"
          lines={extra.map(({ libelle }) => libelle)}
          title="À votre charge en plus"
        />
        {/* Folded: a packing list is read after the booking. */}
        {materiel.length > 0 && (
          <Fold isFolded title={`Dans votre sac (${materiel.length})`}>
            <List icon="mountain" lines={materiel} title="Dans votre sac" />
          </Fold>
        )}
      </div>
    </section>
  )
}

type ListProps = { title: string; icon: 'check' | 'minus' | 'mountain'; lines: readonly string[] }

function List({ title, icon, lines }: ListProps) {
  if (!lines.length) return null
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-1.5">
        {lines.map((line) => (
          <li className="flex gap-2.5" key={line}>
            <Icon
              className={cx('mt-0.5 shrink-0', icon === 'check' ? 'text-sapin' : 'text-ink-soft')}
              name={icon}
              size={18}
            />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
