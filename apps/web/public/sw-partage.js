/**
 * Files and words that another application shares to this one (produit 14.14). They are kept on the device, until
 * the page /partager has asked their reader what is to become of them: a form of another site may post here
 * too, so that nothing goes further by itself.
 */
const PARTAGES = 'partages-1'
const SHARE_PAGE = '/partager'
const NOTE = '/partager/note'
const MAX_SHARED = 10
const MAX_WORDS = 2000
/** One byte over what a route may weigh is enough to be refused by the page, in its own words. */
const MAX_KEPT = 25 * 1024 * 1024 + 1

async function receiveShare(request) {
  try {
    await keepShare(await request.formData())
    return Response.redirect(SHARE_PAGE, 303)
  } catch {
    // A form that is cut, or a device that is full: the page says what to do.
    return Response.redirect(`${SHARE_PAGE}?perdu=1`, 303)
  }
}

/** The last thing that was shared takes the place of what was before it, of whomever that was. */
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
  // Last: a note names only what is there.
  await cache.put(NOTE, new Response(JSON.stringify(note)))
}

/** What `sw.js` asks of shares. */
self.partage = {
  caches: [PARTAGES],
  isShare: (request, url) => request.method === 'POST' && url.pathname === SHARE_PAGE,
  receive: receiveShare,
}
