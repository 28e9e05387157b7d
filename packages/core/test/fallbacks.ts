import ts from 'typescript'

/** What is taken from a list, a search or a match: it may not be there. */
const LOOK_UPS = new Set(['at', 'exec', 'find', 'findLast', 'match', 'pop', 'shift'])

/** Most files have none: they need no parser. */
const MAY_HAVE_ONE = /\?\?|\[[^\]]*\w = /

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node

const isPlain = (node: ts.Node): boolean =>
  ts.isNumericLiteral(node) ||
  ts.isStringLiteralLike(node) ||
  (ts.isPrefixUnaryExpression(node) && isPlain(node.operand)) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.getText() === 'Number.NaN'

const isMadeUp = (node: ts.Node): boolean =>
  isPlain(node) || ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)

function looksUp(node: ts.Expression): boolean {
  const inner = unwrapped(node)
  if (ts.isElementAccessExpression(inner)) return true
  if (ts.isPropertyAccessExpression(inner)) return inner.questionDotToken !== undefined || looksUp(inner.expression)
  return (
    ts.isCallExpression(inner) &&
    ts.isPropertyAccessExpression(inner.expression) &&
    (LOOK_UPS.has(inner.expression.name.text) || looksUp(inner.expression.expression))
  )
}

const isFallback = (node: ts.Node): boolean => {
  if (ts.isArrayBindingPattern(node))
    return node.elements.some(
      element => ts.isBindingElement(element) && element.initializer && isMadeUp(element.initializer),
    )
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) return false
  const [left, right] = [unwrapped(node.left), unwrapped(node.right)]
  return looksUp(left) ? isMadeUp(right) : ts.isIdentifier(left) && isPlain(right)
}

/**
 * Values made up for what was not found, as `values[i] ?? 0` and `[a = 0] = list`: a mistake of a topic would be printed as
 * a number. Where each stands, with its line.
 */
export function fallbacksIn(file: string, text: string): readonly string[] {
  if (!MAY_HAVE_ONE.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (isFallback(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${file}:${line + 1}: ${node.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
