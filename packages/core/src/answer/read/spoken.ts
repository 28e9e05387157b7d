/** The square root of 3, raíz de 3, root of 53, 7 root 3. */
const ROOT =
  /(?:(?<=\d) ?(?:times )?|\b)(?:the |la )?(?:(?:square root of|ra[ií]z(?: cuadrada)? de) |(?<!cube )(?:(?:square )?root(?: of)?|ra[ií]z(?: cuadrada)?) (?=\d))/gi

export const withRootSign = (text: string): string => text.replace(ROOT, '√')

/** 4% of 34,000 as 4/100 × 34,000. */
export const withShareOf = (text: string): string =>
  text.replace(/(?<![\d.])(\d+(?:\.\d+)?) ?% (?:of|de) (?=\$?\d)/g, '$1/100 × ')

/** 1/3 divided by 4. */
export const withDivisionSign = (text: string): string =>
  text.replace(/ (?:divided by|dividido entre|entre) (?=[\d(])/gi, ' ÷ ')

/** Signs of formulas as they are said in both languages. */
const SAID: readonly (readonly [words: RegExp, sign: string])[] = [
  [
    / (?:is |es )?(?:greater|more|mayor) (?:than|que) or (?:equal to|equals) | (?:is )?at least | (?:es )?mayor o igual (?:que|a) /gi,
    ' ≥ ',
  ],
  [/ (?:is |es )?(?:less) than or equal to | (?:is )?at most | (?:es )?menor o igual (?:que|a) /gi, ' ≤ '],
  [/ (?:is |es )?(?:greater|more|mayor) (?:than|que) /gi, ' > '],
  [/ (?:is |es )?(?:less|menor) (?:than|que) /gi, ' < '],
  [/ (?:equals|(?:is |are )?equal to|(?:es |son )?igual a) /gi, ' = '],
  [/ (?:is |es |are |son )?congruent(?:es?)? (?:to|with|a|con) /gi, ' ≅ '],
  [/ (?:is |es |are |son )?(?:similar|semejantes?) (?:to|a) /gi, ' ∼ '],
  [/ (?:is |es |are |son )?perpendicular(?:es)? (?:to|a) /gi, ' ⊥ '],
  [/ (?:is |es |are |son )?paralle?l[ao]?s? (?:to|a) /gi, ' ∥ '],
  [/(?<=^|\s)(\d+) (?:and|y) (\d+) (?:makes?|is|are|hacen|son|forman|suman) (?=\d)/gi, '$1 + $2 = '],
  [/ ?squared\b| (?:al cuadrado|to the (?:second|2nd) power)/gi, '^2'],
  [/ ?cubed\b| (?:al cubo|to the (?:third|3rd) power)/gi, '^3'],
  [/ (?:to the power(?: of)?|raised to(?: the power(?: of)?)?|elevado a(?: la)?) (?=-?\w)/gi, '^'],
  [/ to the (\d+)(?:th)?(?: power)?\b/gi, '^$1'],
  ...['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map((ordinal, i): [RegExp, string] => [
    new RegExp(` to the ${ordinal}(?: power)?\\b`, 'gi'),
    `^${i + 4}`,
  ]),
  [/\blog(?:arithm)? (?:base|en base|de base|con base) (\w+) (?:of|de) /gi, 'log_$1 '],
  [ROOT, '√'],
  [/\b(?:the )?cube root of |\b(?:la )?ra[ií]z c[uú]bica de /gi, '∛'],
  [/ (?:plus|m[aá]s) (?=\w)/gi, ' + '],
  [/ (?:minus|menos|take away) (?=\w)/gi, ' - '],
  [/ (?:times|multiplied by|por) (?=\w)/gi, ' × '],
  [/(?<=[+×-] ?\d+) (?:is|are|es|son|makes?|gives?|da|dan|hacen) (?=-?\d)/gi, ' = '],
  [/ (?:divided by|over|entre|sobre) (?=\w)/gi, '/'],
  [/^(?:negative|neg\.?|minus|menos) (?=\d)/i, '-'],
]

/** A formula that is said in words: x squared plus 3, x is greater than 5. */
export const withSigns = (text: string): string =>
  /\p{L}{2}/u.test(text) ? SAID.reduce((said, [words, sign]) => said.replace(words, sign), text) : text
