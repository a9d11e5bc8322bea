import { PageHead } from '../../../page-head.tsx'
import { publicHeaders } from '../../../prefetch.ts'
import { useSite } from '../../../site.ts'
import { Article } from './article.tsx'
import { DataSection } from './cgu-data.tsx'

export const headers = publicHeaders

/** Changed with each change of the text. */
const VERSION = 'Version du 21 novembre 2026'

/** The conditions that an account accepts, and what is done with its data today. */
export default function Cgu() {
  return (
    <main className="page py-8 md:py-14" id="contenu">
      <PageHead
        description="Les conditions générales d’utilisation de Foulée, et ce que le site garde de vous&nbsp;: peu de choses, sans publicité."
        path="/cgu"
        title="Conditions générales et données personnelles"
      />
      <article className="mx-auto grid max-w-2xl gap-10">
        <header className="grid gap-3">
          <h1 className="text-3xl md:text-4xl">Conditions générales et données personnelles</h1>
          <p className="text-ink-soft">{VERSION}</p>
          <DemoNotice />
        </header>
        <ServiceSection />
        <AccountSection />
        <ConductSection />
        <DataSection />
        <Article title="Responsabilité, évolution, droit applicable">
          <p>
            Courir comporte des risques. Chacun juge de sa forme, suit les consignes de
            l’organisateur et du secours, et s’assure des conditions d’inscription de l’épreuve.
            Foulée répond de son propre service, pas de l’organisation des courses.
          </p>
          <p>
            Ces conditions peuvent évoluer avec le service. Un changement qui vous concerne vous est
            annoncé avant de s’appliquer, et vous pouvez alors fermer votre compte. Le droit
            français s’applique.
          </p>
        </Article>
      </article>
    </main>
  )
}

function DemoNotice() {
  if (!useSite().isDemo) return null
  return (
    <p className="rounded-control bg-jaune-wash p-4">
      Cette installation est une démonstration&nbsp;: les courses, les comptes et les organisateurs
      que vous y voyez sont fictifs ou donnés sans garantie.
    </p>
  )
}

function ServiceSection() {
  return (
    <Article title="Le service">
      <p>
        Foulée présente des courses à pied, des trails et des triathlons, pour aider chacun à
        choisir les siens. La consultation du calendrier et des fiches de course est libre&nbsp;; la
        recherche et le fil demandent un compte. L’un et l’autre sont gratuits.
      </p>
      <p>
        Les renseignements d’une course viennent de son organisateur ou de sources publiques. Une
        date, un prix ou un parcours peuvent changer&nbsp;: le site de l’organisateur fait foi, et
        c’est auprès de lui que l’on s’inscrit.
      </p>
    </Article>
  )
}

function AccountSection() {
  return (
    <Article title="Votre compte">
      <p>
        Un compte se crée à partir de 15&nbsp;ans, avec une adresse email qui vous appartient. Il
        est personnel&nbsp;: gardez votre mot de passe pour vous, et choisissez-en un qui ne sert
        nulle part ailleurs. Ce qui est fait depuis votre compte est réputé fait par vous.
      </p>
    </Article>
  )
}

function ConductSection() {
  return (
    <Article title="Ce que l’on attend de chacun">
      <ul className="grid list-disc gap-2 ps-5">
        <li>Ne pas se faire passer pour quelqu’un d’autre, ni pour l’organisateur d’une course.</li>
        <li>Ne publier que des renseignements exacts et que l’on a le droit de publier.</li>
        <li>Respecter les autres membres, les organisateurs, les bénévoles et les lieux.</li>
        <li>
          Ne pas chercher à contourner les protections du site, ni à en extraire les données en
          masse.
        </li>
      </ul>
      <p>Un compte qui ne respecte pas ces règles peut être suspendu ou fermé.</p>
    </Article>
  )
}
