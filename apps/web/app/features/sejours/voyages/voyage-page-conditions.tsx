import type { Voyage } from '@foulee/contract/sejours/voyages'
import { Fold } from '#ui/fold.tsx'
import { formatAcompte, toBaremeRows } from './voyage-texts.ts'

export function VoyageConditions({ voyage }: { voyage: Voyage }) {
  const { bareme } = voyage
  return (
    <section aria-labelledby="conditions" className="grid gap-5">
      <h2 className="text-2xl" id="conditions">
        Réserver, régler, annuler
      </h2>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <Steps voyage={voyage} />
        {bareme.length > 0 && (
          <div className="grid min-w-0 content-start gap-2">
            <h3 className="text-lg">Si vous annulez</h3>
            <table className="data-table voyage-bareme">
              <thead>
                <tr>
                  <th scope="col">Quand</th>
                  <th className="text-end" scope="col">
                    L’agence garde
                  </th>
                </tr>
              </thead>
              <tbody>
                {toBaremeRows(bareme).map(({ quand, part }) => (
                  <tr key={quand}>
                    <th scope="row">{quand}</th>
                    <td className="numeric" data-label="L’agence garde">
                      {part}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="text-sm text-ink-soft">
              Une demande que l’agence n’a pas confirmée se retire sans frais. Si l’agence annule ou
              change les dates, rien ne vous est retenu.
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

function Steps({ voyage }: { voyage: Voyage }) {
  const { reglement, delai_heures } = voyage
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p className="no-print md:hidden">{formatAcompte(voyage)}</p>
      <Fold isFolded title="Comment cela se passe">
        <div className="grid gap-2">
          <h3 className="text-lg max-md:sr-only">Comment cela se passe</h3>
          <ol className="grid list-decimal gap-2 ps-5">
            <li>{`Votre demande retient vos places pendant ${delai_heures}\u00a0heures.`}</li>
            <li>L’agence la confirme, ou vous répond pourquoi elle ne le peut pas.</li>
            <li>{formatAcompte(voyage)}</li>
          </ol>
          {reglement && <p className="max-w-[65ch] whitespace-pre-line">{reglement}</p>}
        </div>
      </Fold>
    </div>
  )
}
