/** What the renderer writes and plain LaTeX does not know, by the package that brings it. */
const PACKAGES: readonly (readonly [name: string, brings: readonly string[]])[] = [
  [
    'amsmath',
    [
      ...['dfrac', 'tfrac', 'dbinom', 'tbinom', 'genfrac', 'text', 'boxed', 'operatorname', 'overset'],
      ...['overleftrightarrow', 'lvert', 'rvert', 'lVert', 'rVert'],
      ...['matrix', 'pmatrix', 'bmatrix', 'vmatrix', 'cases', 'aligned'],
    ],
  ],
  ['amssymb', ['square', 'varnothing', 'bigstar', 'lozenge']],
  ['multicol', ['multicols']],
  ['tikz', ['tikzpicture']],
  ['graphicx', ['resizebox']],
]

/** Whether a command or an environment is not known to plain LaTeX. */
export const isBrought = (name: string): boolean => PACKAGES.some(([, brings]) => brings.includes(name))

/** The packages that what is named so needs, and no others. tikz brings graphicx along. */
export function packagesOf(names: ReadonlySet<string>): readonly string[] {
  const needed = PACKAGES.filter(([, brings]) => brings.some(name => names.has(name))).map(([name]) => name)
  return needed.includes('tikz') ? needed.filter(name => name !== 'graphicx') : needed
}
