import {
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type BinaryOperationNode,
  type QueryCompiler,
} from "kysely";

/** The operator that takes all values of a list as one array. */
const ARRAY_OPERATORS: Record<string, string> = { in: "= any", "not in": "<> all" };

/**
 * Compiles `in` with its values as one array. Lists of any length then give the same statement, which is planned once.
 */
class ListCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const arrayOperator = OperatorNode.is(operator) ? ARRAY_OPERATORS[operator.operator] : undefined;
    if (!arrayOperator || !PrimitiveValueListNode.is(rightOperand)) return super.visitBinaryOperation(node);
    this.visitNode(leftOperand);
    this.append(` ${arrayOperator}(`);
    this.appendValue(rightOperand.values);
    this.append(")");
  }
}

export class ListDialect extends PostgresDialect {
  override createQueryCompiler(): QueryCompiler {
    return new ListCompiler();
  }
}
