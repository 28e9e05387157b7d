/** The share of a normal distribution below z, by a series with all digits for |z| < 5. */
export function below(z: number): number {
  let [term, sum] = [z, z]
  for (let k = 1; k < 120; k++) {
    term *= (z * z) / (2 * k + 1)
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

/** The z with this share below it, by halving. */
export function zOf(share: number): number {
  let [low, high] = [-5, 5]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (below(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
