import { Article } from './article.tsx'

/** What is kept of a person: true to the letter of today's code, and changed with it. */
export function DataSection() {
  return (
    <>
      <Article id="donnees" title="Vos données">
        <p>Foulée ne garde que ce que vous lui donnez, et ce qu’il faut pour protéger le compte.</p>
        <ul className="grid list-disc gap-2 ps-5">
          <li>
            <strong>Le compte</strong>&nbsp;: email, prénom, nom, et une empreinte du mot de passe
            (Argon2id) dont on ne peut pas le retrouver.
          </li>
          <li>
            <strong>Le profil</strong>&nbsp;: ce que vous répondez à la question «&nbsp;Vous
            êtes&nbsp;», et, si vous le voulez, date de naissance et niveau. Ils servent à vous
            montrer les bonnes catégories.
          </li>
          <li>
            <strong>Les sessions</strong>&nbsp;: une empreinte du jeton de connexion et le nom du
            navigateur, jusqu’à 24&nbsp;heures sans visite, ou 90&nbsp;jours avec «&nbsp;Se souvenir
            de moi&nbsp;».
          </li>
          <li>
            <strong>Les comptes connectés</strong>, si vous entrez par un autre service&nbsp;: le
            numéro qu’il vous donne et l’email que vous y avez. Nous n’y publions rien, et n’y
            lisons rien d’autre que votre nom.
          </li>
          <li>
            <strong>Les messages à l’équipe</strong>&nbsp;: ce que vous écrivez à la page de
            contact, avec le nom et l’email que vous y donnez. Effacés au bout de 12&nbsp;mois.
          </li>
          <li>
            <strong>Les points</strong>&nbsp;: ce qui vous en a fait gagner, et quand.
          </li>
          <li>
            <strong>Les tentatives de connexion</strong>&nbsp;: votre adresse réseau et l’email
            essayé, comptés par quart d’heure pour décourager les intrus.
          </li>
        </ul>
        <p>Rien n’est vendu. Il n’y a ni publicité, ni suivi d’un site à l’autre.</p>
      </Article>
      <AudienceSection />
      <StorageSection />
      <Article title="Vos droits">
        <p>
          Vous pouvez demander à l’exploitant de cette installation une copie de vos données, leur
          correction ou leur effacement (articles&nbsp;15 à 22 du RGPD), et saisir la CNIL si la
          réponse ne vous convient pas.
        </p>
      </Article>
    </>
  )
}

function AudienceSection() {
  return (
    <Article title="La mesure d’audience, si vous l’acceptez">
      <p>
        Rien n’est mesuré avant votre accord. Refuser est aussi simple qu’accepter, et vous changez
        d’avis quand vous voulez avec «&nbsp;Gérer mes cookies&nbsp;», au bas de chaque page. Un
        navigateur qui demande à ne pas être suivi (Global Privacy Control, Do Not Track) vaut
        refus.
      </p>
      <p>
        Avec votre accord, nous gardons vos visites et quelques actions (créer un compte, se
        connecter, aller s’inscrire à une course), rattachées à votre compte si vous êtes connecté.
        Ni votre adresse IP, ni votre navigateur, ni ce que vous écrivez. Tout est effacé au bout de
        25&nbsp;mois. L’exploitant de cette installation peut les étudier avec le logiciel Matomo.
      </p>
      <p>
        Une erreur du site peut être signalée à l’équipe technique, sans votre nom, votre adresse ni
        le contenu de la page&nbsp;: il s’agit de le réparer, pas de vous suivre.
      </p>
    </Article>
  )
}

function StorageSection() {
  return (
    <Article title="Ce que garde votre navigateur">
      <p>
        Sauf la dernière ligne, tout ce qui suit est nécessaire au service, et ne demande pas votre
        accord.
      </p>
      <ul className="grid list-disc gap-2 ps-5">
        <li>
          <strong>auth_token</strong>, une fois connecté&nbsp;: le jeton de votre session. Sans
          «&nbsp;Se souvenir de moi&nbsp;», chaque onglet l’oublie quand il se ferme (stockage de
          session, avec l’heure de la connexion, <strong>auth_token_since</strong>)&nbsp;; un onglet
          que vous ouvrez le demande à ceux qui sont encore là. Avec, il est gardé (stockage local).
          Se déconnecter l’efface partout.
        </li>
        <li>
          <strong>externe</strong>, le temps d’entrer par un autre service, une demi-heure au
          plus&nbsp;: ce qui prouve que c’est bien vous qui en revenez, et la page que vous vouliez.
        </li>
        <li>
          <strong>XSRF-TOKEN</strong>, un cookie de session&nbsp;: un nombre au hasard qui prouve
          qu’un formulaire vient bien de ce site.
        </li>
        <li>
          <strong>theme</strong>&nbsp;: clair ou sombre, si vous l’avez choisi.
        </li>
        <li>
          <strong>introDone</strong>&nbsp;: l’animation d’accueil a été jouée, jusqu’à la fermeture
          de l’onglet.
        </li>
        <li>
          <strong>react-router-scroll-positions</strong>&nbsp;: où vous étiez dans chaque page, pour
          y revenir, jusqu’à la fermeture de l’onglet.
        </li>
        <li>
          <strong>consentement</strong>&nbsp;: votre réponse sur la mesure d’audience, six mois.
        </li>
        <li>
          <strong>visite</strong>, seulement avec votre accord&nbsp;: un nombre au hasard qui relie
          les pages d’une même visite, jusqu’à la fermeture de l’onglet.
        </li>
      </ul>
    </Article>
  )
}
