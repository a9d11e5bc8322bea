import { ButtonLink } from '../../../ui/button.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'

/** The way to plans, for whoever has a race to get ready for. */
export function TrainingDoor() {
  return (
    <section
      aria-labelledby="entrainement"
      className="card relative isolate overflow-hidden p-6 sm:p-10"
    >
      <ReliefImage className="banner-relief" kind="training" slug="semaines" />
      <div className="grid max-w-xl justify-items-start gap-3">
        <h2 className="text-2xl" id="entrainement">
          Une course en tête&nbsp;? Entraînez-vous pour elle.
        </h2>
        <p className="text-lg text-ink-soft">
          Des plans écrits par des coachs, à lire en entier et à placer sur vos jours, à rebours de
          la ligne de départ.
        </p>
        <ButtonLink className="mt-2" to="/plans-entrainement">
          Voir les plans
        </ButtonLink>
      </div>
    </section>
  )
}
