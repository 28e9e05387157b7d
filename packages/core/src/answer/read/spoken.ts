/** Signs of formulas as they are said in both languages. */
const SAID: readonly (readonly [words: RegExp, sign: string])[] = [
  [
    / (?:is |es )?(?:greater|more|mayor) (?:than|que) or (?:equal to|equals) | (?:is )?at least | (?:es )?mayor o igual (?:que|a) /gi,
    ' ≥ ',
  ],
  [/ (?:is |es )?(?:less) than or equal to | (?:is )?at most | (?:es )?menor o igual (?:que|a) /gi, ' ≤ '],
  [/ (?:is |es )?(?:greater|more|mayor) (?:than|que) /gi, ' > '],
  [/ (?:is |es )?(?:less|menor) (?:than|que) /gi, ' < '],
  [/ (?:equals|is equal to|es igual a) /gi, ' = '],
  [/ ?squared\b| (?:al cuadrado|to the (?:second|2nd) power)/gi, '^2'],
  [/ ?cubed\b| (?:al cubo|to the (?:third|3rd) power)/gi, '^3'],
  [/ (?:to the power of|raised to(?: the power(?: of)?)?|elevado a(?: la)?) (?=-?\w)/gi, '^'],
  [/ to the (\d+)(?:th)?(?: power)?\b/gi, '^$1'],
  [/\b(?:the )?square root of |\b(?:la )?ra[ií]z(?: cuadrada)? de /gi, '√'],
  [/\b(?:the )?cube root of |\b(?:la )?ra[ií]z c[uú]bica de /gi, '∛'],
  [/ (?:plus|m[aá]s) (?=\w)/gi, ' + '],
  [/ (?:minus|menos) (?=\w)/gi, ' - '],
  [/ (?:times|multiplied by|por) (?=\w)/gi, ' × '],
  [/ (?:divided by|over|entre|sobre) (?=\w)/gi, '/'],
  [/^(?:negative|minus|menos) (?=\d)/i, '-'],
]

/** A formula that is said in words: x squared plus 3, x is greater than 5. */
export const withSigns = (text: string): string =>
  /\p{L}{2}/u.test(text) ? SAID.reduce((said, [words, sign]) => said.replace(words, sign), text) : text
