import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { TOKEN_KEY } from '#platform/session/token-storage.ts'

/**
 * Preload in the <head>: with a token, the session, the page's chunks and its first API calls are
 * requested in parallel instead of in sequence (decision 158). `take-preloaded.ts` hands over the
 * answers.
 */
export const aheadScript = `try{(function(s,t,w){if(!t)return;var a={};function ask(c){var p=c.split(' ');a[c]=fetch(p[1],{method:p[0],headers:{accept:'${MEDIA_TYPE}',authorization:'Bearer '+t}});a[c].catch(function(){})}['GET /api/auth/me'].concat((s.calls||'').split(',')).forEach(function(c){c&&ask(c)});w.ahead={token:t,answers:a};(s.files||'').split(' ').forEach(function(f){if(!f)return;var l=document.createElement('link');if(/css$/.test(f)){l.rel='preload';l.as='style'}else l.rel='modulepreload';l.href=f;l.crossOrigin='';l.fetchPriority='low';document.head.append(l)})})(document.currentScript.dataset,localStorage.getItem('${TOKEN_KEY}')||sessionStorage.getItem('${TOKEN_KEY}'),window)}catch(e){}`
