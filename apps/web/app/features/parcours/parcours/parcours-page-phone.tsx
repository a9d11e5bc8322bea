import type { Parcours } from '@foulee/contract/parcours/parcours'
import { useSite } from '#platform/site.ts'

export function ParcoursPhone({ parcours: { slug } }: { parcours: Parcours }) {
  const { publicUrl } = useSite()
  return (
    <section aria-labelledby="telephone" className="parcours-phone">
      <img
        alt={`Code QR de l’adresse ${publicUrl}/parcours/${slug}`}
        className="parcours-qr"
        height={132}
        loading="lazy"
        src={`/parcours/${slug}/qr.svg`}
        width={132}
      />
      <div className="grid content-center gap-1">
        <h2 className="text-lg" id="telephone">
          Sur mon téléphone
        </h2>
        <p className="max-w-[45ch] text-ink-soft">
          Visez ce code&nbsp;: la page s’ouvre sur le téléphone et reste lisible sans réseau, avec
          votre position sur le tracé.
        </p>
      </div>
    </section>
  )
}
