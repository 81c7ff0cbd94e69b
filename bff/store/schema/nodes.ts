/** Tables of several processes on one store. One process on a file of its own writes none of them. */
export interface NodeSchema {
  /** The processes that are alive: each counts on; one that stopped counting is taken out by another. */
  node: {
    id: string;
    name: string; // the machine's, for people
    beat: number;
    startedAt: string;
  };
  /** Background work that one of them does at a time. Whose node is not in the table any more has nothing. */
  nodeClaim: {
    work: string;
    nodeId: string;
  };
  /** What they tell each other where it must arrive, or nothing faster is there; kept for minutes. */
  nodeMessage: {
    id: number; // without holes and in the order of commits
    nodeId: string;
    topic: string;
    body: string; // JSON
    at: string;
  };
}
