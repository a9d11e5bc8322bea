import { defuseLinks } from '@foulee/domain/lien'
import type { MailContent, MailSite } from './content.ts'
import { changementAdresse } from './templates/changement-adresse.ts'
import { codeRevendication } from './templates/code-revendication.ts'
import { codeSuppression } from './templates/code-suppression.ts'
import { commentaireMasque } from './templates/commentaire-masque.ts'
import { commentaireRecu } from './templates/commentaire-recu.ts'
import { commentaireReponse } from './templates/commentaire-reponse.ts'
import { compteRelie } from './templates/compte-relie.ts'
import { compteRetabli } from './templates/compte-retabli.ts'
import { compteSupprime } from './templates/compte-supprime.ts'
import { compteSuspendu } from './templates/compte-suspendu.ts'
import { contact } from './templates/contact.ts'
import { courseChangee } from './templates/course-changee.ts'
import { courseDecidee } from './templates/course-decidee.ts'
import { demandeDecidee } from './templates/demande-decidee.ts'
import { invitation } from './templates/invitation.ts'
import { invitationMembre } from './templates/invitation-membre.ts'
import { motDePasseChange } from './templates/mot-de-passe-change.ts'
import { nouvelleAdresse } from './templates/nouvelle-adresse.ts'
import { organisateurDecide } from './templates/organisateur-decide.ts'
import { organisateurMembre } from './templates/organisateur-membre.ts'
import { organisateurSeul } from './templates/organisateur-seul.ts'
import { planDemande } from './templates/plan-demande.ts'
import { premiumFin } from './templates/premium-fin.ts'
import { publicationDecidee } from './templates/publication-decidee.ts'
import { reinitialisation } from './templates/reinitialisation.ts'
import { resultatDecide } from './templates/resultat-decide.ts'
import { resultatRevendique } from './templates/resultat-revendique.ts'
import { revendicationDecidee } from './templates/revendication-decidee.ts'
import { secondFacteur } from './templates/second-facteur.ts'
import { signalementDecide } from './templates/signalement-decide.ts'
import { verification } from './templates/verification.ts'

/** Every mail that we send, by its name. */
const TEMPLATES = {
  'changement-adresse': changementAdresse,
  'code-revendication': codeRevendication,
  'code-suppression': codeSuppression,
  'commentaire-masque': commentaireMasque,
  'commentaire-recu': commentaireRecu,
  'commentaire-reponse': commentaireReponse,
  'compte-relie': compteRelie,
  'compte-retabli': compteRetabli,
  'compte-supprime': compteSupprime,
  'compte-suspendu': compteSuspendu,
  contact,
  'course-changee': courseChangee,
  'course-decidee': courseDecidee,
  'demande-decidee': demandeDecidee,
  invitation,
  'invitation-membre': invitationMembre,
  'mot-de-passe-change': motDePasseChange,
  'nouvelle-adresse': nouvelleAdresse,
  'organisateur-decide': organisateurDecide,
  'organisateur-membre': organisateurMembre,
  'organisateur-seul': organisateurSeul,
  'premium-fin': premiumFin,
  'plan-demande': planDemande,
  'publication-decidee': publicationDecidee,
  reinitialisation,
  'resultat-decide': resultatDecide,
  'resultat-revendique': resultatRevendique,
  'revendication-decidee': revendicationDecidee,
  'second-facteur': secondFacteur,
  'signalement-decide': signalementDecide,
  verification,
}

export type TemplateName = keyof typeof TEMPLATES
type Props<N extends TemplateName> = Parameters<(typeof TEMPLATES)[N]>[0]

export type Mail<N extends TemplateName> = {
  to: string
  template: N
  props: Props<N>
  /** Who gets the answer, when it is not us. */
  replyTo?: string
}
export type AnyMail = { [N in TemplateName]: Mail<N> }[TemplateName]

/** Mails whose quote is the words of another member; the others quote the staff. */
const QUOTES_MEMBER: ReadonlySet<TemplateName> = new Set([
  'commentaire-recu',
  'commentaire-reponse',
  'contact',
  'invitation',
])

/** What a mail says. Names, titles and words of members hold nothing that can be pressed: our own links do. */
export function renderContent({ template, props }: AnyMail, site: MailSite): MailContent {
  const render = TEMPLATES[template] as (props: AnyMail['props'], site: MailSite) => MailContent
  const { quote, ...content } = render(props, site)
  return {
    ...content,
    subject: defuseLinks(content.subject),
    title: defuseLinks(content.title),
    paragraphs: content.paragraphs.map(defuseLinks),
    ...(quote && { quote: QUOTES_MEMBER.has(template) ? defuseLinks(quote) : quote }),
  }
}
