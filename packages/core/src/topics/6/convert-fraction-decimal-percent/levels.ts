export const levels = {
  easy: {
    kinds: ['simple fraction', 'two-digit percent'],
    toPercent: ['twenty-fifths and fiftieths', 'two-digit percent'],
    toFraction: ['two-digit percent', 'twenty-fifths and fiftieths'],
    story: ['fourths to twentieths'],
  },
  medium: {
    kinds: ['eighths and fortieths', 'single-digit percent'],
    toPercent: ['fortieths and 125ths'],
    toFraction: ['eighths and fortieths'],
    story: ['eighths and 200ths'],
  },
  hard: {
    kinds: ['over one hundred', 'thirds, sixths, ninths', 'under one'],
    toPercent: ['thirds and sixths above one', 'under one'],
    toFraction: ['thirds and sixths', 'under one'],
    story: ['ninths'],
  },
} as const
