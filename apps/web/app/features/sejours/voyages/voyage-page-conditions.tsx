import type { Voyage } from '@foulee/contract/sejours/voyages'
import { sayAcompte, sayBareme } from './voyage-texts.ts'

/** How a booking goes, how it is paid, and what it costs to give it up (produit 10.2). */
export function VoyageConditions({ voyage }: { voyage: Voyage }) {
  const { bareme, reglement, delai_heures } = voyage
  return (
    <section aria-labelledby="conditions" className="grid gap-5">
      <h2 className="text-2xl" id="conditions">
        Réserver, régler, annuler
      </h2>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <div className="grid min-w-0 content-start gap-2">
          <h3 className="text-lg">Comment cela se passe</h3>
          <ol className="grid list-decimal gap-2 ps-5">
            <li>{`Votre demande retient vos places pendant ${delai_heures}\u00a0heures.`}</li>
            <li>L’agence la confirme, ou vous répond pourquoi elle ne le peut pas.</li>
            <li>{sayAcompte(voyage)}</li>
          </ol>
          {reglement && <p className="max-w-[65ch] break-words whitespace-pre-line">{reglement}</p>}
        </div>
        {bareme.length > 0 && (
          <div className="grid min-w-0 content-start gap-2">
            <h3 className="text-lg">Si vous annulez</h3>
            <table className="data-table">
              <thead>
                <tr>
                  <th scope="col">Quand</th>
                  <th className="text-end" scope="col">
                    L’agence garde
                  </th>
                </tr>
              </thead>
              <tbody>
                {sayBareme(bareme).map(({ quand, part }) => (
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
