import { ButtonLink } from '../../../ui/button.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'

/** The way to events, for whoever would rather not run alone: the directory, or the list of members. */
export function TogetherDoor({ to }: { to: string }) {
  return (
    <section
      aria-labelledby="ensemble"
      className="card relative isolate overflow-hidden p-6 sm:p-10"
    >
      <ReliefImage className="banner-relief" kind="evenement" slug="rendez-vous" />
      <div className="grid max-w-xl justify-items-start gap-3">
        <h2 className="text-2xl" id="ensemble">
          Et si vous ne couriez plus seul&nbsp;?
        </h2>
        <p className="text-lg text-ink-soft">
          La sortie du mardi, l’atelier du samedi, l’essai de chaussures au magasin du coin&nbsp;:
          les rendez-vous près de chez vous, avec leur allure et les places qui restent.
        </p>
        <ButtonLink className="mt-2" to={to}>
          Voir les sorties
        </ButtonLink>
      </div>
    </section>
  )
}
