import { readFormulaire } from './reservation-texts.ts'

type FormulaireTexteProps = {
  texte: string
  nouvelles?: ReadonlySet<string>
  heading?: 'h3' | 'h4'
}

/** Standard information form (arrêté du 1er mars 2018). */
export function FormulaireTexte({
  texte,
  nouvelles,
  heading: Heading = 'h3',
}: FormulaireTexteProps) {
  return (
    <div className="grid gap-5">
      {readFormulaire(texte).map(({ titre, lignes }) => (
        <section className="grid gap-2" key={titre}>
          <Heading className="font-sans text-base font-semibold">{titre}</Heading>
          {lignes.map((ligne) => (
            <p key={ligne}>
              {nouvelles?.has(ligne) ? (
                <mark className="rounded-sm bg-jaune-wash text-ink">
                  <span className="font-semibold">Nouveau&nbsp;: </span>
                  {ligne}
                </mark>
              ) : (
                ligne
              )}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
