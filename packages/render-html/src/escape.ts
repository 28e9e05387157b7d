const PLAIN = /^[ !#-%'-;=?-~\u00a0-\ud7ff\ue000-\ufffd]*$/
const SPECIAL = /[&<>"]/
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that no XML document may hold, and halves of pairs. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const ALLOWED_CONTROL = /[\t\n\r]/

/** Text for an element or for an attribute between double quotes. */
export function escapeHtml(text: string): string {
  if (PLAIN.test(text)) return text
  const legal = text.replace(FORBIDDEN, character => (ALLOWED_CONTROL.test(character) ? ' ' : '\ufffd'))
  return SPECIAL.test(legal) ? legal.replace(/[&<>"]/g, character => ENTITIES[character] ?? character) : legal
}
