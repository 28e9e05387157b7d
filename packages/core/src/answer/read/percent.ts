/** 8.2 as 0.082, digit by digit. */
export const hundredthOf = (digits: string): string =>
  (Number(digits) / 100).toFixed((digits.split('.')[1] ?? '').length + 2)
