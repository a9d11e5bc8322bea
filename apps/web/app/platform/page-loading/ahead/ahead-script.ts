import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { TOKEN_KEY } from '#platform/session/token-storage.ts'

/**
 * Runs in the head. Who has a token does not wait for the page's first scripts before the session is asked
 * for, and for the session before the page's own scripts and its first answers are (decision 158): where
 * each request takes long, they leave together. `take-ahead.ts` hands the answers on.
 */
export const aheadScript = `try{(function(s,t,w){if(!t)return;var a={};function ask(c){var p=c.split(' ');a[c]=fetch(p[1],{method:p[0],headers:{accept:'${MEDIA_TYPE}',authorization:'Bearer '+t}});a[c].catch(function(){})}['GET /api/auth/me'].concat((s.calls||'').split(',')).forEach(function(c){c&&ask(c)});w.ahead={token:t,answers:a};(s.files||'').split(' ').forEach(function(f){if(!f)return;var l=document.createElement('link');if(/css$/.test(f)){l.rel='preload';l.as='style'}else l.rel='modulepreload';l.href=f;l.crossOrigin='';l.fetchPriority='low';document.head.append(l)})})(document.currentScript.dataset,localStorage.getItem('${TOKEN_KEY}')||sessionStorage.getItem('${TOKEN_KEY}'),window)}catch(e){}`
