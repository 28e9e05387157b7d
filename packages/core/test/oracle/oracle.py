"""Reads claims about printed problems, one JSON value a line, and says of each whether it is so: true, false or null."""
import json
import random
import signal
import sys

from sympy import *  # noqa: F403
from sympy.logic.boolalg import Boolean

SHARP = 1e-9
POINTS = 4
SECONDS = 8


def real_root_of(of, degree):
    return real_root(of, degree) if degree != 2 and of.is_number and of.is_negative else root(of, degree)


def permutations(n, r):
    return factorial(n) / factorial(n - r)


def limit_of(of, by, to, side):
    directions = {"left": "-", "right": "+", "both": "+-"}
    if to in (oo, -oo):
        return limit(of, by, to)
    return limit(of, by, to, directions[side])


class Letters(dict):
    def __missing__(self, name):
        if not name.startswith("L_"):
            raise KeyError(name)
        self[name] = Symbol(name, real=True)
        return self[name]


WORDS = {name: value for name, value in globals().items() if not name.startswith("_")}


def read(text, letters):
    return sympify(eval(text, {"__builtins__": {}}, Scope(letters)))  # the texts are made by the test itself


class Scope(dict):
    def __init__(self, letters):
        self.letters = letters

    def __missing__(self, name):
        return WORDS[name] if name in WORDS else self.letters[name]


def number(expr, values):
    return complex(N(expr.subs(values).doit() if values else expr.doit(), 20))


def close(a, b, within):
    if a != a or b != b:
        return None
    return abs(a - b) <= max(within, SHARP * (1 + abs(a) + abs(b)))


def points(*expressions):
    symbols = sorted(set().union(*(expr.free_symbols for expr in expressions)), key=str)
    generator = random.Random(7)
    for _ in range(POINTS if symbols else 1):
        yield {symbol: Float(generator.uniform(0.3, 2.9), 25) for symbol in symbols}


def same(left, right, within=0):
    if isinstance(left, MatrixBase) or isinstance(right, MatrixBase):
        return isinstance(left, MatrixBase) and isinstance(right, MatrixBase) and simplify(left - right).is_zero_matrix
    if isinstance(left, Boolean) or isinstance(right, Boolean):
        return None
    if left in (oo, -oo) or right in (oo, -oo):
        return left == right
    told = []
    for values in points(left, right):
        a, b = number(left, values), number(right, values)
        near = close(a, b, within)
        if near is not None:
            told.append(near)
    return all(told) if told else None


def solved(equation, by, values):
    if not isinstance(equation, Equality):
        return None
    difference = equation.lhs - equation.rhs
    if not all(close(number(difference, {by: value}), 0, 1e-7) for value in values):
        return False
    solutions = solveset(difference, by, Reals if all(value.is_real for value in values) else Complexes)
    if not isinstance(solutions, FiniteSet):
        return None
    return len(solutions) == len(values)


def edges(relation, by):
    found = solveset(relation.lhs - relation.rhs, by, Reals)
    return list(found) if isinstance(found, FiniteSet) else []


def together(left, right, by):
    """Whether both are true at the same numbers: at each edge, between two edges, beyond the last ones, and at random."""
    relations = set().union(*(part.atoms(Relational) for part in (left, right)))
    marks = sorted(set().union(*(edges(relation, by) for relation in relations)))
    between = [(a + b) / 2 for a, b in zip(marks, marks[1:])]
    beyond = [marks[0] - 1, marks[-1] + 1] if marks else []
    generator = random.Random(7)
    chance = [Rational(generator.randint(-4000, 4000), 97) for _ in range(60)]
    return all(bool(left.subs(by, value)) == bool(right.subs(by, value)) for value in marks + between + beyond + chance)


def judge(claim):
    letters = Letters()
    says = claim["says"]
    if says == "same":
        return same(read(claim["left"], letters), read(claim["right"], letters), claim["within"])
    if says == "derivative":
        return same(diff(read(claim["of"], letters), letters[claim["by"]]), read(claim["is"], letters))
    if says == "antiderivative":
        return same(diff(read(claim["is"], letters), letters[claim["by"]]), read(claim["of"], letters))
    if says == "solved":
        values = [read(value, letters) for value in claim["values"]]
        if any(value.free_symbols for value in values):
            return None
        return solved(read(claim["equation"], letters), letters[claim["by"]], values)
    if says == "satisfied":
        values = {letters[name]: read(value, letters) for name, value in claim["values"].items()}
        rows = [read(row, letters) for row in claim["rows"]]
        return all(row == True or (row != False and bool(row.subs(values))) for row in rows)  # noqa: E712
    if says == "true together":
        return together(read(claim["left"], letters), read(claim["right"], letters), letters[claim["by"]])
    raise ValueError(says)


def expire(*_):
    raise TimeoutError


# Time of this process alone: a busy machine judges as an idle one does.
signal.signal(signal.SIGVTALRM, expire)
for line in sys.stdin:
    verdict, reason = None, None
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        verdict = judge(json.loads(line))
    except Exception as error:
        reason = repr(error)[:200]
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    print(json.dumps({"verdict": None if verdict is None else bool(verdict), "reason": reason}), flush=True)
