import type { ReactNode } from 'react'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'

export const headers = publicHeaders

/** Legal information on reviews: C. conso D.111-17 and D.111-18. */
export default function Avis() {
  return (
    <main className="page py-8 md:py-14" id="contenu">
      <PageHead
        description="Qui donne son avis sur Foulée, ce qui est vérifié, comment les avis sont triés, modérés et signalés."
        path="/avis"
        title="Comment fonctionnent les avis"
      />
      <article className="mx-auto grid max-w-2xl gap-10">
        <h1 className="text-3xl md:text-4xl">Comment fonctionnent les avis</h1>
        <Part title="Qui peut donner son avis">
          <p>
            Tout membre dont l’adresse email est vérifiée, sur un parcours ou une course. Personne
            ne donne son avis sur ce qu’il propose&nbsp;: l’auteur d’un parcours et l’organisateur
            d’une course peuvent seulement répondre.
          </p>
          <p>
            Un séjour, lui, n’est commenté que par les membres qui l’ont réservé et en sont revenus.
            L’agence peut seulement répondre.
          </p>
          <p>
            Chacun peut donner une seule note à un parcours ou à une course, et la changer. Les
            commentaires sans note ne comptent pas dans la moyenne.
          </p>
        </Part>
        <Part title="Ce qui est vérifié">
          <p>
            Les avis ne sont pas contrôlés avant d’être publiés, et Foulée ne vérifie pas que la
            sortie a eu lieu. Sur un séjour seulement, la réservation terminée est vérifiée&nbsp;:
            l’avis porte alors «&nbsp;A participé à ce séjour&nbsp;». Chaque avis porte le jour où
            il a été écrit et celui de la sortie, que son auteur indique.
          </p>
          <p>
            Aucun avis n’est rémunéré. Un premier avis rapporte quelques{' '}
            <TextLink to="/points">points</TextLink>, les mêmes quelle que soit la note.
          </p>
        </Part>
        <Part title="L’ordre et la moyenne">
          <p>
            Un avis paraît tout de suite. Les plus récents viennent d’abord&nbsp;; on peut aussi
            trier par note. La moyenne est celle de toutes les notes affichées, sans pondération. Un
            avis reste affiché tant que le parcours ou la course l’est, sauf si son auteur le
            retire.
          </p>
        </Part>
        <Part title="Ce qui peut être refusé">
          <p>L’équipe masque un avis, et lui seul, pour l’une de ces raisons&nbsp;:</p>
          <ul className="grid list-disc gap-1 ps-5">
            <li>il insulte, menace, discrimine ou vise la vie privée de quelqu’un&nbsp;;</li>
            <li>il est faux ou trompeur, ou ne parle pas du parcours ou de la course&nbsp;;</li>
            <li>il fait de la publicité, ou répète le même message&nbsp;;</li>
            <li>il incite à un passage dangereux ou interdit.</li>
          </ul>
          <p>
            Une mauvaise note n’est pas une raison. L’auteur d’un avis masqué reçoit le motif par
            email, voit encore son avis, peut le corriger, et peut{' '}
            <TextLink to="/nous-contacter">demander qu’une autre personne le relise</TextLink>.
          </p>
        </Part>
        <Part title="Signaler un avis">
          <p>
            Le lien «&nbsp;Signaler&nbsp;» sous chaque avis est ouvert à tous les membres,
            gratuitement, auteurs de parcours et organisateurs compris. Une personne de l’équipe lit
            chaque signalement, d’ordinaire sous trois jours ouvrés, et répond par email à qui a
            signalé. Sans compte, écrivez-nous par{' '}
            <TextLink to="/nous-contacter">le formulaire de contact</TextLink>.
          </p>
        </Part>
      </article>
    </main>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
