import { createHash } from 'node:crypto';
import { BRAND } from '../../platform/brand';

/** Style of the back office's pages: in the head, because the policy forbids style attributes. */
export const STYLE = `:root{color-scheme:light dark;--ink:${BRAND.ink};--quiet:${BRAND.quiet};--line:${BRAND.line};--ground:#fff;--soft:#f4f5f7;--brand:${BRAND.colour};--good:#0d6b3a;--bad:#a3121c}
@media(prefers-color-scheme:dark){:root{--ink:#eceef1;--quiet:#a9b1bd;--line:#353b45;--ground:#14171c;--soft:#1e232b;--brand:#ff8a8f;--good:#6fd6a0;--bad:#ff8a8f}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 -apple-system,"Segoe UI",Roboto,Arial,sans-serif}
header,main{max-width:72rem;margin:0 auto;padding:16px 20px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:baseline;border-bottom:1px solid var(--line)}
header strong{font-size:20px;color:var(--brand)}
nav ul,.rows,.facts,.timeline{list-style:none;margin:0;padding:0}
nav ul{display:flex;flex-wrap:wrap;gap:4px 20px}
a{color:inherit;text-underline-offset:3px}
a.action,nav a,.rows a{display:inline-flex;align-items:center;min-height:44px}
dd a,.timeline a,.notice a{display:inline}
[aria-current]{font-weight:700;text-decoration:none}
h1{margin:16px 0 4px;font-size:28px;line-height:1.2}
h2{margin:40px 0 8px;font-size:20px}
h3,.title{margin:0 0 4px;font-size:17px}
p{margin:0 0 12px}
.quiet{color:var(--quiet);font-size:14px}
.rows>li{padding:16px 0;border-top:1px solid var(--line)}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:8px 20px;margin:0}
.facts dt{color:var(--quiet);font-size:14px}
.facts dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.status{display:inline-block;padding:0 8px;border:1px solid currentColor;border-radius:4px;font-size:14px;font-weight:600}
.success{color:var(--good)}
.danger{color:var(--bad)}
.actions{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-top:12px}
form{margin:0}
.filters{margin:12px 0 16px}
.field,.filters{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end}
label{display:block;font-size:14px;color:var(--quiet)}
input,select,button{min-height:44px;padding:8px 12px;border:1px solid var(--quiet);border-radius:6px;background:var(--ground);color:var(--ink);font:inherit;max-width:100%}
.actions>*,.filters>div,.field>div{max-width:100%}
.field input{width:9rem}
.field [name=reason]{width:24rem}
.check{display:flex;gap:8px;align-items:center;min-height:44px}
.check input{min-height:0}
button{cursor:pointer;font-weight:600}
button:hover{background:var(--soft)}
button.main{border-color:var(--brand);color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.notice{margin:16px 0;padding:12px 16px;border-left:4px solid var(--good);background:var(--soft)}
.notice.refused{border-color:var(--bad)}
.notice p:last-child,.notice ul:last-child{margin-bottom:0}
.notice ul{margin:0;padding-left:20px}
.wide{overflow-wrap:anywhere}
.error{color:var(--bad);font-size:14px}
.timeline li{padding:8px 0;border-top:1px solid var(--line)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}`;

/** Its digest, for the policy. */
export const STYLE_DIGEST = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;
