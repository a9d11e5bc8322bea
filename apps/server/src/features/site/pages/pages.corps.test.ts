import { createUser, nextNumber } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanPageHtml } from '#kernel/content/clean-html.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

describe('links between pages', () => {
  let t: TestApp
  let nora: SignedIn
  beforeAll(async () => {
    t = await testApp()
    nora = await t.signIn(await createUser(t.db, { is_staff: true }))
  })
  afterAll(() => t.close())

  const titre = 'Les lacets'
  const texte = (html: string) => ({ type: 'texte' as const, html })

  it('a page cannot include itself, but only link to itself', async () => {
    const chemin = `/essais/soi-${nextNumber()}`
    const { data } = await nora.call('POST /api/admin/pages/create', { body: { titre, chemin } })
    const url = `/api/admin/pages/update/${data.id}`
    const save = (morceaux: object[]) =>
      t.inject({
        ...{ method: 'POST', url, headers: nora.headers },
        payload: { titre, chemin, version: 1, morceaux },
      })
    for (const type of ['page', 'inclusion', 'html']) {
      expect((await save([{ type, chemin, html: '' }])).statusCode, type).toBe(422)
    }
    const image = { type: 'image', image: chemin, alt: 'Elle-même', legende: '' }
    expect((await save([image])).json()).toMatchObject({ errors: { image: expect.any(String) } })
    const frames = ['iframe src', 'object data', 'embed src', 'img src', 'link rel=import href']
    const html = frames.map((frame) => `<${frame}="${chemin}">`).join('')
    const bouton = { type: 'bouton', label: 'Encore', adresse: chemin }
    const saved = await save([texte(html), texte(`<a href="${chemin}">Ici</a>`), bouton])
    expect(saved.json().data.morceaux).toEqual([
      texte(`<p><a href="${chemin}">Ici</a></p>`),
      bouton,
    ])
  })
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><title>Aide</title>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;} --></style></head>
<body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-pagination:widow-orphan'><a name="_Toc1"></a>Nos règles<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:"Calibri",sans-serif;color:red'>Un <b style='mso-bidi-font-weight:normal'>mot</b> fort,
et <i>un autre</i><span style='mso-spacerun:yes'>\u00a0 </span>« cité ».<o:p></o:p></span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Premier<o:p></o:p></p>
<v:shape id="Image_1" style='width:12pt'><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape>
<img width=12 src="file:///C:/Temp/clip_image001.png">
<p class=MsoNormal>Une note<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a>,
<a href="https://www.cnil.fr/"><span style='color:blue'>la CNIL</span></a><o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=100><p class=MsoNormal>Âge<o:p></o:p></p></td><td><p class=MsoNormal>18 ans<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Nos règles</span></h2>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:700">Premier</span></p></li></ul>
<p dir="ltr"><a href="https://www.cnil.fr/" style="text-decoration:none"><span style="color:#1155cc">la CNIL</span></a></p><br></b>`

const linesOf = (pasted: string) =>
  cleanPageHtml(pasted)
    .replace(/\s+/g, ' ')
    .replace(/(<\/(?:p|h2|ul)>) ?(?=<(?:p|h2|ul)>)/g, '$1\n')
    .split('\n')

describe('pasted texts', () => {
  it.each([
    ['<h1>Un</h1><h5>Deux</h5>', '<h2>Un</h2><h3>Deux</h3>'],
    ['<a href="/aide">Ici</a>', '<p><a href="/aide">Ici</a></p>'],
    ['<a href="//ailleurs.fr">Là</a>', '<p>Là</p>'],
    ['<a href="javascript:alert(1)">Là</a>', '<p>Là</p>'],
    ['<p onclick="x()">Un</p><img src=x onerror=alert(1)><script>x</script>', '<p>Un</p>'],
    [
      '<style>p{}</style><p class=MsoNormal style="margin:0"><b>Un<o:p></o:p></b></p><p><o:p>&nbsp;</o:p></p>',
      '<p><strong>Un</strong></p>',
    ],
    ['<b style="font-weight:normal"><p>Un</p></b>', '<p>Un</p>'],
    ['<table><tr><td>Un</td><td>Deux</td></tr></table>', '<p>Un</p><p>Deux</p>'],
    ['<!--[if gte mso 9]><xml>x</xml><![endif]--><p>&nbsp;</p>', ''],
  ])('a pasted text is cleaned: %s', (pasted, kept) => {
    expect(cleanPageHtml(pasted)).toBe(kept)
  })

  it('a text from Word keeps words, headings, strong words and links alone', () => {
    expect(linesOf(WORD)).toEqual([
      '<h2>Nos règles</h2>',
      '<p>Un <strong>mot</strong> fort, et <em>un autre</em> « cité ».</p>',
      '<p>· Premier</p>',
      '<p>Une note[1], <a href="https://www.cnil.fr/" rel="nofollow ugc noopener">la CNIL</a></p>',
      '<p>Âge</p>',
      '<p>18 ans</p>',
    ])
  })

  it('a text from Google Docs keeps its lists too', () => {
    expect(linesOf(DOCS)).toEqual([
      '<h2>Nos règles</h2>',
      '<ul><li><p>Premier</p></li></ul>',
      '<p><a href="https://www.cnil.fr/" rel="nofollow ugc noopener">la CNIL</a></p>',
    ])
  })
})
