import { ButtonLink } from '../../../ui/button.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'

/** The way to stays, for whoever would run somewhere else: the directory, or the list of members. */
export function TravelDoor({ to }: { to: string }) {
  return (
    <section
      aria-labelledby="sejours"
      className="card relative isolate overflow-hidden p-6 sm:p-10"
    >
      <ReliefImage className="banner-relief" kind="sejour" slug="archipel" />
      <div className="grid max-w-xl justify-items-start gap-3">
        <h2 className="text-2xl" id="sejours">
          Envie d’ailleurs&nbsp;? Partez courir.
        </h2>
        <p className="text-lg text-ink-soft">
          Des séjours jour par jour, avec le parcours de chaque étape, les départs qui restent et
          une agence dont les papiers sont montrés.
        </p>
        <ButtonLink className="mt-2" to={to}>
          Voir les séjours
        </ButtonLink>
      </div>
    </section>
  )
}
