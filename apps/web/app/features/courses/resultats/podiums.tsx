import type { Resultat } from '@foulee/contract/courses/resultat'
import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { SEXE_RESULTAT_LABELS } from '@foulee/domain/courses/resultat'
import { cx } from '#ui/class-names.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { formatRang, runnersText, tempsText } from './resultats-texts.ts'

export function Podiums({ podiums }: Pick<ResumeResultats, 'podiums'>) {
  if (!podiums.length) return null
  return (
    <section aria-labelledby="podiums" className="grid gap-5">
      <SectionHeading id="podiums" title={podiums.length > 1 ? 'Podiums' : 'Podium'} />
      <div className={cx('grid gap-4 sm:grid-cols-2', podiums.length > 2 && 'lg:grid-cols-3')}>
        {podiums.map(({ sexe, lignes }) => (
          <div className="card grid content-start gap-3 p-5" key={sexe ?? 'tous'}>
            {sexe && <h3 className="text-lg">{SEXE_RESULTAT_LABELS[sexe]}</h3>}
            <ol className="grid gap-3">
              {lignes.map((ligne) => (
                <PodiumLine key={ligne.id} ligne={ligne} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function PodiumLine({ ligne }: { ligne: Resultat }) {
  const rang = ligne.rang_sexe ?? ligne.rang ?? 0
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-3">
      <span className={`podium-place podium-place-${rang}`}>{formatRang(rang, ligne.sexe)}</span>
      <span className="min-w-0">
        <span className="font-semibold">{ligne.nom}</span>
        {ligne.equipiers && (
          <span className="block text-sm text-ink-soft">{runnersText(ligne)}</span>
        )}
        {ligne.club && <span className="block text-sm text-ink-soft">{ligne.club}</span>}
      </span>
      <span className="stat-value text-lg">{tempsText(ligne)}</span>
    </li>
  )
}
