/**
 * Web Share Target (produit 14.14). Files and text are stored until the user decides on the page
 * /partager: another site's form may post here too, so nothing is sent automatically.
 */
const PARTAGES = 'partages-1'
const SHARE_PAGE = '/partager'
const NOTE = '/partager/note'
const MAX_SHARED = 10
const MAX_WORDS = 2000
/**
 * One byte above the size limit of a parcours, so that the page refuses it with its own message.
 */
const MAX_KEPT = 25 * 1024 * 1024 + 1

async function receiveShare(request) {
  try {
    await keepShare(await request.formData())
    return Response.redirect(SHARE_PAGE, 303)
  } catch {
    // Truncated form or full disk: the page says what to do.
    return Response.redirect(`${SHARE_PAGE}?perdu=1`, 303)
  }
}

/** The last share replaces any earlier one. */
async function keepShare(form) {
  const files = form
    .getAll('traces')
    .filter((one) => typeof one !== 'string' && one.name)
    .slice(0, MAX_SHARED)
  const readWords = (name) => String(form.get(name) ?? '').slice(0, MAX_WORDS)
  const note = {
    le: Date.now(),
    titre: readWords('titre'),
    texte: readWords('texte'),
    lien: readWords('lien'),
    fichiers: files.map(({ name, type }) => ({ nom: name.slice(0, 200), type })),
  }
  await caches.delete(PARTAGES)
  const cache = await caches.open(PARTAGES)
  await Promise.all(
    files.map((file, index) =>
      cache.put(`/partager/fichiers/${index}`, new Response(file.slice(0, MAX_KEPT, file.type))),
    ),
  )
  // Last: the note lists stored files only.
  await cache.put(NOTE, new Response(JSON.stringify(note)))
}

/** Interface for `sw.js`. */
self.partage = {
  caches: [PARTAGES],
  isShare: (request, url) => request.method === 'POST' && url.pathname === SHARE_PAGE,
  receive: receiveShare,
}
