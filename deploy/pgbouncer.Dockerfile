# PgBouncer of Debian 13, which tracks prepared statements: `docker build -f deploy/pgbouncer.Dockerfile -t sabuja-pgbouncer deploy`
FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends pgbouncer && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
USER postgres
CMD ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]
