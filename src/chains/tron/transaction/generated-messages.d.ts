// Neither package declares types for its messages.
declare module '*_pb.cjs'
declare module '*_pb.js'
