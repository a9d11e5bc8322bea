import { type Html, html } from '#platform/markup/html.ts'

/** As in `docs/api.md`: cookie, session, then an entry of the run list. */
const FIRST_WRITE = `curl -s -c cookies.txt https://…/api/sante
paire=$(awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt)
jeton=$(curl -s -b cookies.txt https://…/api/auth/login \\
  -H "X-XSRF-TOKEN: $paire" -H 'Content-Type: application/json' \\
  -d '{"email":"vous@exemple.fr","password":"…"}' | jq -r .data.auth_token)
curl -s https://…/api/liste/store \\
  -H "Authorization: Bearer $jeton" -H 'Content-Type: application/json' \\
  -d '{"type":"parcours","id":12}'`

export const INTRODUCTION: Html = html`
<section id="lire">
  <h2>Lire sans compte</h2>
  <p>Ce qu’un visiteur voit, un programme peut le lire : les appels marqués « Public » ne demandent ni
    compte ni clé. Pour commencer :</p>
  <ul>
    <li><code>GET /api/courses?departement=74&amp;distance_min=20000</code> : les courses, filtrées et
      triées ; <code>GET /api/filtres/courses</code> dit par quoi.</li>
    <li><code>GET /api/courses/{id}</code> : une course entière, par son identifiant ou son
      <code>slug</code>.</li>
    <li><code>GET /api/courses/calendrier.ics</code> : le calendrier d’une recherche.</li>
    <li><code>GET /api/parcours</code> et <code>GET /api/parcours/{id}/gpx</code> : les parcours, et
      leurs fichiers.</li>
  </ul>
  <p>Gardez l’<code>ETag</code> et renvoyez-le dans <code>If-None-Match</code> : une réponse inchangée
    ne coûte qu’un 304. Indiquez qui vous êtes dans <code>User-Agent</code>. Les pages d’autres sites
    ne peuvent pas appeler l’API depuis un navigateur ; pour y montrer une course, encadrez
    <code>/integrer/courses/{slug}</code>.</p>
</section>
<section id="ecrire">
  <h2>De la connexion à une première écriture</h2>
  <p>La connexion vient sans session : elle répète la paire anti-falsification. Ce qui suit n’a besoin
    que du jeton qu’elle répond.</p>
  <div class="scroll" role="region" tabindex="0" aria-label="Exemple pour un terminal"><pre><code>${FIRST_WRITE}</code></pre></div>
</section>
<section id="conventions">
  <h2>Ce qui vaut pour tous les appels</h2>
  <dl>
    <dt>Format</dt>
    <dd>JSON, sous le type <code>application/vnd.api+json</code>. En entrée,
      <code>application/json</code> convient aussi ; un formulaire
      <code>multipart/form-data</code> seulement là où c’est écrit.</dd>
    <dt>Réussite</dt>
    <dd><code>{"success":true,"data":…}</code>. Une liste ajoute <code>nb</code>, le nombre total
      d’éléments ; une création ajoute <code>id</code>.</dd>
    <dt>Échec</dt>
    <dd><code>{"success":false,"message":"…","code":"…","errors":{…},"request_id":"…"}</code> :
      une phrase à montrer, un code stable, le champ à corriger quand il y en a un. À citer si vous
      nous écrivez : <code>request_id</code>.</dd>
    <dt>Session</dt>
    <dd>L’en-tête <code>Authorization: Bearer …</code> porte le <code>auth_token</code> reçu à la
      connexion. Un appel public le comprend aussi.</dd>
    <dt>Anti-falsification</dt>
    <dd>Un appel qui change quelque chose et vient sans ce jeton doit répéter le cookie
      <code>XSRF-TOKEN</code> dans l’en-tête <code>X-XSRF-TOKEN</code>.
      <code>GET /api/sante</code> donne le cookie. Avec le jeton de session, ni l’un ni l’autre ne
      sont demandés.</dd>
    <dt>Identifiants</dt>
    <dd>Des entiers. Là où une adresse attend <code>{id}</code>, un <code>GET</code> accepte aussi
      le <code>slug</code>.</dd>
    <dt>Unités</dt>
    <dd>Distances et dénivelés en mètres, durées en secondes, prix en centimes d’euro, positions
      <code>[longitude, latitude]</code> (WGS 84), dates ISO 8601 ; les jours sont ceux de Paris.</dd>
    <dt>Filtres</dt>
    <dd>Dans l’adresse. Vide ou <code>0</code> : non appliqué. Plusieurs valeurs se séparent par des
      virgules. Un filtre inconnu est ignoré, une valeur qui ne convient pas est refusée (422).</dd>
    <dt>Pages</dt>
    <dd><code>page</code> commence à 1, <code>nb_page</code> est le nombre d’éléments par page.</dd>
    <dt>Toujours possible</dt>
    <dd>429 (trop de demandes) et 503 (service indisponible), avec <code>Retry-After</code> ; 500 est
      de notre faute.</dd>
  </dl>
</section>`
